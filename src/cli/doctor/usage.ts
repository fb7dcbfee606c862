/** The text of `--help`. */
export const HELP = `Usage: npx --no-install pay-status doctor --base-url <url> [options]
       npx --no-install pay-status doctor --base-url <url> --app-id <id> --pay <payment> --account <account>
       npx --no-install pay-status doctor --page-url <url>
       npx --no-install pay-status doctor --webhook-url <url> --webhook-secret-env <name>

Examines a payment gateway with a few requests, and reports what would keep pay-status from working with it. Nothing is
changed or created without --create.

The gateway:
  --base-url <url>              the gateway, https, or http on loopback
  --app-id <id>                 the app id of your page: examines the buyer's side
  --client-id <id>              a client id; random by default
  --payment-id <id>             a payment to read, not final, so that long polls can be measured; not with --create
  --origin <origin>             the origin of your page, such as https://shop.example: examines CORS
  --api-key-env <name>          the environment variable that holds the merchant's API key: examines the server's side
  --merchant-id <id>            the merchant, with --api-key-env
  --api-version <version>       the Svc-Version that you send; none by default
  --max-poll-ms <ms>            the long poll to measure, 1 to 60000; 25000 by default, as pages do
  --create                      creates a payment of one minor unit, with --api-key-env
  --currency <code>             the currency of that payment; USD by default

A dry run of paying, with --base-url and --app-id:
  --pay <payment>               a payment id, or the gatewayUrl: gets its options, and says which of them a page could pay.
                                Nothing is signed or paid. It ends the offers of a page that has the payment open
  --account <account>           who would pay, such as eip155:8453:0x…; may be repeated
  --recipients <addresses>      the recipients that your page allows, separated by commas
  --call-recipients <addresses> the call-recipients of your page, separated by commas

Your page:
  --page-url <url>              a page on which buyers pay: examines whether wallets may open windows there

Your webhook endpoint:
  --webhook-url <url>           sends test events to this address, in test mode: a valid one, a forged one, an old one
  --webhook-secret-env <name>   the environment variable that holds its signing secret

Output:
  --json                        prints JSON
  --help                        prints this text

Exit code: 0 without problems, 1 with problems, 2 for wrong usage. Secrets are read from environment variables only, and
are never printed.`;
