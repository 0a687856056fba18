# The page of the sandbox itself, around what the bot says there.

page-sandbox = sandbox
page-add-form = Add a person
page-add-name = Name of the new person
page-add-hint = Add a person
page-add-language = Language
page-add = Add
page-split = Side by side
page-bot-away = Parlour is not connected: nothing that you press is heard. If it was stopped, start it again in the terminal; this page goes on by itself.
page-bot-back = Parlour is back.
page-box-away = The sandbox does not answer. If it was stopped, start it again in the terminal; this page goes on by itself.

page-person = Person
page-channel = Channel
page-as = As { $name }
page-messages = Messages
page-reload = Reload
page-reload-about = Open the page anew: messages only you can see are gone
page-direct = Direct messages
page-empty = Nothing here yet. Type / to see what the bot can do.
page-absent = Parlour was not added to this server: it has no commands here and sees nothing. Choose another channel above.

page-message = Message
page-message-hint = Message, or / for commands
page-suggestions = Suggestions
page-no-bot-here = Parlour was not added to this server
page-no-command = No such command
page-no-option = No options match your search
page-loading-failed = Loading options failed
page-run = Run
page-cancel = Cancel
page-submit = Submit
page-required = required
page-optional = optional
page-true = true
page-false = false
page-lacks = { $option } is required
page-strange = Choose { $option } from its list

page-picture = Open picture
page-picture-of = Open picture: { $alt }
page-spoiler = Spoiler
page-options = Options
page-select = Make a selection
page-thinking = { $name } is thinking…
page-edited = (edited)
page-edited-by = { $name } edited: { $text }
page-written-by = { $name }: { $text }
page-private = { $name }, only you can see this
page-only-you = Only you can see this
page-dismiss = Dismiss message

page-failed = This interaction failed
page-form-failed = Something went wrong. Try again.
page-gone = That is not there any more. Look at the message as it is now.
page-changed = This message has just changed. Please press again.
page-form-over = That form is not open any more.
page-command-odd = That command cannot be run like this here. Choose from the lists that open while you type.
page-mute = You cannot write here.
page-box-failed = The sandbox failed. The terminal says more.
page-impossible = That is not possible here.
