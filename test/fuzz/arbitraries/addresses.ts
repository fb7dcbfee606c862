import fc from 'fast-check';
import { encoded, hostileText } from './text.js';

const known = fc.nat(9);

/** Mostly the id of an existing payment. */
const paymentId = fc.oneof(
  { weight: 30, arbitrary: known.map((n) => `~payment${n}~`) },
  { weight: 2, arbitrary: known.map((n) => encoded(`~gatewayUrl${n}~`)) },
  { weight: 1, arbitrary: known.map((n) => encoded(encoded(`~gatewayUrl${n}~`))) },
  { weight: 1, arbitrary: fc.constantFrom('pay_none', 'pay_', `pay_${'a'.repeat(60)}`, `pay_${'a'.repeat(61)}`) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '%00', '%2e%2e', '%252e', '%2F', ';', ':id', '*', '~') },
  { weight: 1, arbitrary: fc.constantFrom('%ed%a0%80', '%c0%ae', 'http%3A%2F%2Fevil.example%2F%3Fpid%3Dpay_1') },
  { weight: 1, arbitrary: hostileText.map(encoded) },
);

const VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  PaymentId: paymentId,
  MerchantId: fc.oneof(
    { weight: 8, arbitrary: fc.constant('merchant_demo') },
    { weight: 1, arbitrary: hostileText.map(encoded) },
  ),
  // Never that of the shop: whoever deletes it ends all valid orders.
  ManagedMerchantId: fc.oneof(
    { weight: 8, arbitrary: known.map((n) => `~merchant${n}~`) },
    { weight: 1, arbitrary: hostileText.map(encoded) },
    { weight: 1, arbitrary: fc.constant('mrch_%00') },
  ),
  SettlementId: fc.oneof(
    { weight: 8, arbitrary: known.map((n) => `~settlement${n}~`) },
    { weight: 1, arbitrary: hostileText.map(encoded) },
    { weight: 1, arbitrary: fc.constant('crypto_%00') },
  ),
  DeliveryId: fc.oneof(
    { weight: 4, arbitrary: known.map((n) => `~delivery${n}~`) },
    { weight: 1, arbitrary: hostileText.map(encoded) },
    { weight: 1, arbitrary: fc.constant('msg_%00') },
  ),
};

/** The path of an operation with values for its parameters, in their order. */
export const pathArbitrary = (template: string, parameters: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parameters.map((parameter) => VALUES[parameter] ?? paymentId))
    .map((values) => values.reduce((path, value) => path.replace(/\{\w+\}/, () => value), template));

/** A path that resembles one of the templates. */
export const oddPath = (templates: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...templates),
      paymentId,
      fc.constantFrom<(path: string) => string>(
        (path) => `${path}/`,
        (path) => `/${path}`,
        (path) => path.replace('/', '/%2e/'),
        (path) => `${path}%00`,
        (path) => path.slice(0, path.lastIndexOf('/')) || '/',
      ),
    )
    .map(([template, id, change]) => change(template.replace(/\{\w+\}/g, () => id)));
