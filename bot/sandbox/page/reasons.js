// Why something could not be done, in words for whoever did it; the sandbox's own are for programs.

const GONE = "That is not there any more. Look at the message as it is now.";
const CHANGED = "This message has just changed. Please press again.";
const SAID = {
  press: CHANGED,
  select: CHANGED,
  submit: "That form is not open any more.",
  dismiss: GONE,
  command: "That command cannot be run like this here. Choose from the lists that open while you type.",
  say: "You cannot write here.",
};

/** Say why `deed` failed; `error` is what the request threw. */
export function inWords(error, deed) {
  if (error.status === undefined) return "The sandbox does not answer. Is it still running in the terminal?";
  if (error.status >= 500) return "The sandbox failed. The terminal says more.";
  return SAID[deed] ?? "That is not possible here.";
}
