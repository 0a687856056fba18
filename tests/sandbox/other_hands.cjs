// A small bot in JavaScript, on a client that nobody here wrote: a check of the sandbox itself.
// node other_hands.cjs BASE TOKEN, with discord.js in NODE_PATH. It says a line for each thing done.
const {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} = require("discord.js");

const [base, token] = process.argv.slice(2);
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const COMMANDS = [
  {
    name: "deal",
    description: "Deal a hand",
    nameLocalizations: { "pt-BR": "dar" },
    options: [
      {
        name: "game",
        description: "Which game",
        type: ApplicationCommandOptionType.String,
        autocomplete: true,
        required: true,
      },
    ],
  },
  { name: "table", description: "Open a table" },
];

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: `${base}/api`, cdn: base },
});
const say = (...words) => console.log(words.join(" "));
const picture = () => new AttachmentBuilder(PIXEL, { name: "hand.png", description: "One card" });
const button = (id, label) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

function table(words) {
  const shown = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(words))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({ media: { url: "attachment://hand.png" } }),
    )
    .addActionRowComponents(new ActionRowBuilder().addComponents(button("join", "Join")));
  return { components: [shown], flags: MessageFlags.IsComponentsV2 };
}

async function command(interaction) {
  if (interaction.commandName === "table") {
    await interaction.deferReply();
    await interaction.editReply({ ...table("Waiting"), files: [picture()] });
    const reply = await interaction.fetchReply();
    say("table", reply.id);
    return;
  }
  await interaction.reply({
    content: `Your hand of ${interaction.options.getString("game")}`,
    flags: MessageFlags.Ephemeral,
    files: [picture()],
    components: [new ActionRowBuilder().addComponents(button("play", "Play"), button("name", "Name"))],
  });
}

async function press(interaction) {
  if (interaction.customId === "play") {
    await interaction.update({ content: "Played", components: [], attachments: [] });
    await interaction.followUp({ content: "Next!", flags: MessageFlags.Ephemeral });
  } else if (interaction.customId === "name") {
    const field = new TextInputBuilder()
      .setCustomId("named")
      .setLabel("Name")
      .setStyle(TextInputStyle.Short);
    const modal = new ModalBuilder().setCustomId("naming").setTitle("Name your hand");
    await interaction.showModal(modal.addComponents(new ActionRowBuilder().addComponents(field)));
  } else {
    await interaction.deferUpdate();
    const joined = table(`${interaction.user.displayName} joined`);
    await interaction.message.edit({ ...joined, attachments: [], files: [picture()] });
  }
}

client.once(Events.ClientReady, async () => {
  const commands = await client.application.commands.set(COMMANDS);
  say("ready", client.user.username, commands.size, client.guilds.cache.size);
});
client.on(Events.ShardResume, () => say("resumed"));
client.on(Events.ThreadUpdate, (_, now) => say("thread", now.archived));
client.on(Events.GuildDelete, (guild) => say("left", guild.id));
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const games = ["cribbage", "rummy"].filter((name) => name.startsWith(typed));
    await interaction.respond(games.map((name) => ({ name, value: name })));
  } else if (interaction.isChatInputCommand()) {
    await command(interaction);
  } else if (interaction.isModalSubmit()) {
    await interaction.update({ content: interaction.fields.getTextInputValue("named") });
  } else {
    await press(interaction);
  }
});
process.on("SIGTERM", () => client.destroy().then(() => process.exit(0)));
client.login(token);
