/** The groups of operations, in the order of the document. */
export const TAGS = {
  Payments: 'For a merchant’s server: create a payment, follow it, cancel it. Never call these from a browser.',
  Gateway: 'For wallets and the buyer’s page. Pages of any origin may call these and read their responses, errors too.',
  Refunds: 'Marks of payments that the merchant has refunded.',
  Lists: 'A merchant’s payments with totals.',
  Merchants: 'For a partner’s server: the merchants that it takes payments for.',
  Settlements: 'For a partner’s server: where the money of its merchants goes.',
  Sandbox:
    'Control of the sandbox: simulates the buyer and the chain, moves the clock and injects faults. The public service has no such routes. They are available on loopback and on the sandbox’s own address only.',
  Webhooks:
    'Webhook endpoints and deliveries, which the public service manages in a dashboard. These routes are available on loopback and on the sandbox’s own address only.',
  Service: 'About the server itself.',
} as const;

export type OperationTag = keyof typeof TAGS;
