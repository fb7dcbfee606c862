import { SETTING_NAMES, SETTINGS } from '../gateway/chaos/settings.js';

const USAGE = `usage: pay-status-sandbox [options]

  --port <port>            the port to listen on; 0 picks a free one (default 4242; PORT)
  --host <host>            the address to bind (default 127.0.0.1); repeat it for every other host name under which clients
                           reach the sandbox: requests with another Host header are refused
  --base-url <url>         the public address, if the sandbox is behind a proxy, such as https://sandbox.example
                           (default http://localhost:<port>; SANDBOX_BASE_URL)
  --data <folder>|memory   where data is stored (default .pay-status-sandbox); ignored if DATABASE_URL names a
                           PostgreSQL server
  --keep-days <days>       how long payments, events and deliveries are kept after a payment's last step: at least 14 days; or
                           off, to keep them forever (default 30)
  --auto-succeed-ms <ms>   the delay from a wallet's confirmation to its execution, or off (default 1000)
  --auto-settle-ms <ms>    the delay from success to settlement in test mode, or off (default 2000)
  --rate-limit <number>    requests per minute and caller (default 60000)
  --guard-network          refuse webhooks to this machine and private networks, whatever their host names resolve to
  --webhook <url>          register your webhook endpoint in test mode, such as http://localhost:3000/webhooks, and print its secret
  --embed-origin <origin>  allow this origin to frame the checkout page and /conformance; repeatable
  --return-schemes <list>  app schemes that the checkout page may link back to, such as myapp,wallet (default: https only)
  --chain                  execute payments on a local chain, which starts with the sandbox (needs @foundry-rs/anvil)
  --rpc-url <url>          execute payments on the chain of this node: 31337, 84532 or 11155111; the key of the account that
                           submits them is in SANDBOX_RELAYER_KEY
  --confirmations <n>      the blocks that make a payment on a chain final, its own included (default 1)
  --account-factory <address>
                           deploy accounts of buyers with this factory, too (EIP-6492); repeatable
  --log pretty|json|off    log each request, webhook and error to stderr; off logs errors only
                           (default pretty on a terminal, otherwise off)
  --chaos [<option>=<n>,...]
                           inject faults that the interface allows: the default profile, or these options
  --chaos-seed <number>    repeat the faults of an earlier run (default random; printed at startup)
  --help                   print this help`;

const CHAOS_OPTIONS = SETTING_NAMES.map((name) => {
  const { profile, does } = SETTINGS[name];
  return `  ${name.padEnd(14)}${String(profile).padEnd(6)}${does.replaceAll('`', '')}`;
});

export const HELP = `${USAGE}

options of --chaos, with their values in the default profile; 0 is off:

${CHAOS_OPTIONS.join('\n')}`;
