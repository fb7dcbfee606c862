/** The text of `init --help`. */
export const INIT_HELP = `Usage: npx --no-install pay-status init [--dry-run | --yes]

Writes into the project in this folder what a shop needs to let buyers pay on its own page: the status route, the pay route,
the webhook receiver, and a page with <pay-checkout>. For Next.js, Express, Hono or node:http, in TypeScript or JavaScript,
whatever package.json says. Shows the files first, and never overwrites one.

  --dry-run  shows the files, and writes nothing
  --yes, -y  writes without asking, as in CI
  --help     prints this text

Exit code: 0 if the files are written or shown, 1 if nothing was written, 2 for wrong usage.`;
