/** The groups of operations, in the order in which a reader meets them. */
export const TAGS = {
  Payments: 'What a merchant’s server does: create a payment, follow it, cancel it. Never from a browser.',
  Gateway:
    'What a wallet and the buyer’s page do. Pages of any origin may call these and read their answers, refusals too.',
  Lists: 'A merchant’s payments with figures over them.',
  Sandbox:
    'What moves this sandbox: it plays the buyer, the chain and the calendar, and misbehaves on demand. The public service has no such routes. They answer on loopback and under the sandbox’s own address only.',
  Webhooks:
    'Where a merchant’s events go and what became of them, which the public service has a dashboard for. These routes answer on loopback and under the sandbox’s own address only.',
  Service: 'About the server itself.',
} as const;

export type Tag = keyof typeof TAGS;
