import fc from 'fast-check';
import { GRACE_S, PERMIT2, type Facts, type Kind } from './facts.js';

const DAY_S = 86_400;

const addresses = fc
  .bigInt(2n ** 16n, 2n ** 160n - 1n)
  .map((value) => `0x${value.toString(16).padStart(40, '0')}`)
  .filter((address) => address !== PERMIT2.toLowerCase());

const amounts = fc.oneof(fc.bigInt(1n, 10n ** 12n), fc.bigInt(10n ** 15n, 10n ** 24n), fc.bigInt(1n, 2n ** 128n));
const nonces = fc.oneof(fc.bigInt(0n, 100n), fc.bigInt(0n, 2n ** 256n - 1n));

interface Period {
  readonly nowS: number;
  readonly expiresAt: number;
  readonly deadlineS: number;
  readonly permitDeadlineS: number;
  readonly validAfterS: number;
}

/** A payment that expires in a minute to a day, and signatures that are valid for at least half a minute. */
const periods: fc.Arbitrary<Period> = fc
  .record({
    nowS: fc.integer({ min: 1_700_000_000, max: 2_500_000_000 }),
    lengthS: fc.integer({ min: 60, max: DAY_S }),
  })
  .chain(({ nowS, lengthS }) => {
    const expiresAt = nowS + lengthS;
    const deadlines = fc.oneof(
      fc.constant(expiresAt + GRACE_S),
      fc.integer({ min: nowS + 30, max: expiresAt + GRACE_S }),
    );
    return fc.record({
      nowS: fc.constant(nowS),
      expiresAt: fc.constant(expiresAt),
      deadlineS: deadlines,
      permitDeadlineS: deadlines,
      validAfterS: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: nowS - 1 })),
    });
  });

/** Generates the values of genuine requests, in every notation. */
export const genuineFacts = (kind: Kind): fc.Arbitrary<Facts> =>
  fc
    .tuple(
      periods,
      fc.record({
        kind: fc.constant(kind),
        chainId: fc.constantFrom(84532, 11155111, 31337, 8453, 1),
        amount: amounts,
        nonce: nonces,
        permitNonce: nonces,
        tokenName: fc.constantFrom('USD Coin', 'USDC', 'PayPal USD', 'Test "coin" ₮'),
        tokenVersion: fc.constantFrom('1', '2'),
        notations: fc.array(fc.constantFrom('hexadecimal', 'decimal', 'number'), { minLength: 1, maxLength: 5 }),
        casings: fc.array(fc.constantFrom('lower', 'upper', 'mixed'), { minLength: 3, maxLength: 5 }),
      }),
      fc.uniqueArray(addresses, { minLength: 3, maxLength: 3 }),
    )
    .map(([period, rest, [account = '', token = '', receiver = '']]) => ({
      ...period,
      ...rest,
      account,
      token,
      receiver,
    }));
