/** The routes with which a wallet pays. SPEC.md does not have them: docs/gateway.md has the source of each shape. */
export const PAYING_RULES = {
  'paying.1': 'Options are those of each account on the chains of the rail, once',
  'paying.2': 'What an account cannot afford is left out, to the last base unit',
  'paying.3': '`options` is null for a final payment',
  'paying.4': 'Only a price that involves a rate expires',
  'paying.5': 'Options end when their account requests options of the payment again',
  'paying.6': '`fetch` builds the requests of a `build` action from its data',
  'paying.7': 'A confirmation has one result for each request, in their order',
  'paying.8': 'Each result is the signature of the account for exactly the request',
  'paying.9': 'The same confirmation again returns the status, whatever was requested or has expired since',
  'paying.10': 'Of several confirmations of a payment, one pays',
  'paying.11': 'Coins are spent once',
  'paying.12': 'A payment that a wallet has paid does not expire',
  'paying.13': 'A payment whose execution fails returns the coins, and the webhook has the reason',
} as const;
