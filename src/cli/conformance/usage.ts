/** The text of `conformance --help`. */
export const CONFORMANCE_HELP = `Usage: npx --no-install pay-status conformance <url> [options]

Checks an app or page that shows the checkout and speaks the host protocol. Starts a run in the sandbox at <url>, such as
http://localhost:4242, prints the link to load in the app instead of a checkout, and prints each step as it ends.

  --open <command>       runs this command, without a shell, with the link in place of {url}, such as
                         "xcrun simctl openurl booted {url}"; adb has a shell of its own, so quote the link for that:
                         "adb shell am start -a android.intent.action.VIEW -d \\"'{url}'\\""
  --timeout <seconds>    how long to wait for the whole run, 1 to 86400; 600 by default
  --require <steps>      steps that must not be skipped, separated by commas, such as approve,rejection
  --json                 prints the report as JSON, and everything else to the error stream
  --help                 prints this text

Exit code: 0 if every step passed or was skipped, 1 if one failed, 2 for wrong usage, or if the run did not finish.`;
