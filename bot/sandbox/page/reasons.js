// Why something could not be done, in words for whoever did it; the sandbox's own are for programs.

const SAID = {
  press: "page-changed",
  select: "page-changed",
  submit: "page-form-over",
  dismiss: "page-gone",
  command: "page-command-odd",
  say: "page-mute",
};

/** Give the key of why `deed` failed; `error` is what the request threw. */
export function reason(error, deed) {
  if (error.status === undefined) return "page-box-away";
  if (error.status >= 500) return "page-box-failed";
  return SAID[deed] ?? "page-impossible";
}
