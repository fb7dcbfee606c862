import fc from 'fast-check';
import { hostileText, hostileValue } from './text.js';

const DIGITS = [...'0123456789'];

/** 1 to 100 digits, often one more than a number type can hold. */
const amountValue = fc
  .oneof(fc.constantFrom(1, 2, 3, 10, 15, 16, 17, 19, 20, 38, 39, 99, 100), fc.integer({ min: 1, max: 100 }))
  .chain((length) =>
    fc.tuple(
      fc.constantFrom(...DIGITS.slice(1)),
      fc.string({ unit: fc.constantFrom('0', '9', ...DIGITS), minLength: length - 1, maxLength: length - 1 }),
    ),
  )
  .map((parts) => parts.join(''));

const fiatUnit = fc
  .oneof(fc.constantFrom('USD', 'EUR', 'JPY', 'BHD'), fc.constantFrom(...Intl.supportedValuesOf('currency')))
  .map((code) => `iso4217/${code}`);

const referenceId = fc.string({
  unit: fc.constantFrom(...'ABCXYZabcxyz0189 /:.,+_-'),
  minLength: 1,
  maxLength: 35,
});

const checkoutUrl = fc.constantFrom(
  'https://shop.example/thanks?order=1#top',
  'http://localhost:3000/x',
  'https://xn--bcher-kva.example/%F0%9F%93%9A',
);

const expiresAt = fc.constantFrom('~now+1~', '~now+60~', '~now+300~', '~now+31536000~', 253_402_300_799, null);

/** A valid create-payment request, up to the limits of the interface. */
export const soundOrder: fc.Arbitrary<object> = fc.record(
  {
    amount: fc.record({ unit: fiatUnit, value: amountValue }),
    referenceId,
    checkout: fc.option(fc.record({ successUrl: checkoutUrl, errorUrl: checkoutUrl }, { requiredKeys: [] })),
    expiresAt,
  },
  { requiredKeys: ['amount', 'referenceId'] },
);

interface Holder {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

/** Returns every property of a value and of the values in it. */
const placesIn = (value: unknown): readonly Holder[] => {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])]);
};

/** Returns a copy of the value with one property replaced, or removed if `other` is undefined. */
const spoil = (value: unknown, place: number, other: unknown): unknown => {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  const target = places[place % Math.max(1, places.length)];
  if (!target) return other;
  target.parent[target.key] = other;
  return copy;
};

const spoiled = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(sound, fc.nat(12), fc.oneof(hostileValue, fc.constant(undefined)))
    .map(([value, place, other]) => spoil(value, place, other));

/** A body around the size limit of the gateway. */
const large = fc.tuple(fc.integer({ min: -2, max: 2 }), fc.boolean()).map(([more, isOrder]) => {
  const start = isOrder ? '{"amount":{"unit":"iso4217/USD","value":"1"},"referenceId":"r","note":"' : '{"note":"';
  return `${start}${'x'.repeat(256 * 1024 + more - start.length - 2)}"}`;
});

const brokenText = fc.oneof(
  fc.constantFrom('{', '{}{}', '[1,]', '"', 'nul', '\ufeff{}', '{"a":1e400}', '{"amount":{},"amount":null}'),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 5_000 }).map((depth) => `${'{"amount":'.repeat(depth)}1${'}'.repeat(depth)}`),
  hostileText,
);

/** The text of a body for an operation that accepts values of `sound`. */
export const bodyText = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 60, arbitrary: sound.map((value) => JSON.stringify(value)) },
    { weight: 60, arbitrary: spoiled(sound).map((value) => JSON.stringify(value) ?? '') },
    { weight: 6, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: brokenText },
    { weight: 1, arbitrary: large },
  );
