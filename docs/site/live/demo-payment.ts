/** The time to pay of a payment of the sandbox, seconds. */
export const LIFETIME_S = 900;

/** $12.50, in minor units. */
export const AMOUNT = { unit: 'iso4217/USD', value: '1250' } as const;

/** Test networks, where coins are worth nothing. */
export const CHAINS = ['eip155:84532', 'eip155:11155111'];

/** The contract that receives it there: the gateway, which knows it, is loaded later. */
export const RECIPIENT = '0x0000000000000000000000000000000000005a1e';

export const REFERENCE = 'MG-1042';
export const MERCHANT = 'Marginalia';

export const nowS = (): number => Math.floor(Date.now() / 1_000);

/** Creates an id that no other page uses: what this browser remembers of a payment is kept by its id. */
export const newPaymentId = (): string =>
  `pay_${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
