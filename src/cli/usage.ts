/** The text of `pay-status --help`. */
export const HELP = `Usage: npx --no-install pay-status <command> [options]

  init         writes into your project what a shop needs to let buyers pay on its own page
  doctor       examines a payment gateway, or your webhook endpoint
  conformance  checks an app or page that shows the checkout

  pay-status <command> --help  explains a command with its options`;
