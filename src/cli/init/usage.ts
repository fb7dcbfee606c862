/** The text of `init --help`. */
export const INIT_HELP = `Usage: npx --no-install pay-status init [--dry-run] [--yes] [--try | --no-try]

Writes into the project in this folder what a shop needs to let buyers pay on its own page: the checkout, the webhook receiver,
and a page with the button. For Next.js, Express, Hono, Fastify or node:http, in TypeScript or JavaScript, whatever package.json
says. Shows the files first, and never overwrites one.

Then it can pay a test order: it starts the sandbox (pay-status-sandbox, installed in the project) and a server with the new routes,
Next.js with next dev, sends the form of the page, pays, follows the status and the webhook, and ends both.

  --dry-run  shows the files, and writes nothing
  --yes, -y  asks nothing, as in CI: writes, and tries only with --try
  --try      pays a test order without asking; also if all files exist, which are not written again
  --no-try   does not ask whether to pay a test order
  --help     prints this text

Exit code: 0 without problems, 1 if nothing or not everything was written, 2 for wrong usage, 3 if the test order was not paid.`;
