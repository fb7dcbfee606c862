import fc from 'fast-check';
import type { DeclaredOperation, DocumentReader } from '../../../demo/test/support/openapi.js';
import { plainStep, type Step } from '../step.js';
import { oddPath, pathArbitrary } from './addresses.js';
import { bodyText, soundOrder } from './bodies.js';
import { contentType, credentials, goodCredentials, otherHeaders } from './headers.js';
import { queryArbitrary } from './queries.js';

const MERCHANT = [
  ['Api-Key', 'wcp_test_demo'],
  ['Merchant-Id', 'merchant_demo'],
] as const;
const JSON_TYPE = ['Content-Type', 'application/json'] as const;

/** Bodies for operations whose example in the API document is not varied enough. */
const BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  createPayment: soundOrder,
  createRefund: fc.record({ paymentId: fc.nat(9).map((n) => `~payment${n}~`) }),
  advanceClock: fc.record({
    advanceMs: fc.constantFrom(0, 1, 999, 1_000, 60_000, 300_000, 86_400_000, 315_360_000_000),
  }),
};

const bodyArbitrary = ({ operationId, requestBody }: DeclaredOperation): fc.Arbitrary<string> | undefined => {
  const media = requestBody?.content['application/json'];
  return media && bodyText(BODIES[operationId] ?? fc.constant(media.example));
};

interface Target {
  readonly method: string;
  readonly template: string;
  readonly operation: DeclaredOperation;
}

/** Weights of the operations that others depend on: they create or change payments, or let webhooks be sent. */
const WEIGHTS: Readonly<Record<string, number>> = {
  createPayment: 8,
  succeedPayment: 2,
  createMerchant: 4,
  createCryptoSettlements: 6,
  registerWebhookEndpoint: 4,
  resendDelivery: 2,
  getGatewayPaymentStatus: 3,
  getPaymentStatus: 3,
  listPayments: 3,
  listMerchantPayments: 3,
};

const requestArbitrary = ({ method, template, operation }: Target, { resolve }: DocumentReader): fc.Arbitrary<Step> => {
  const { operationId, security, parameters } = operation;
  const declared = parameters.map((each) => ({
    component: each.$ref.split('/').at(-1),
    ...(resolve(each) as { name: string; in: string }),
  }));
  const inPath = declared.filter((each) => each.in === 'path').map(({ component = '' }) => component);
  const requiresKey = declared.some(({ component }) => component === 'RequiredIdempotencyKey');
  const inQuery = declared.filter((each) => each.in === 'query').map(({ name }) => name);
  const body = bodyArbitrary(operation);
  return fc
    .record({
      path: pathArbitrary(template, inPath),
      query: queryArbitrary(inQuery),
      headers: fc
        .tuple(credentials(security), otherHeaders(requiresKey), body ? contentType : fc.constant([]))
        .map((parts) => parts.flat()),
      body: body ?? fc.constant(null),
      hasTwin: fc.integer({ max: 30, min: 0 }).map((n) => n === 30),
      whileHeld: fc.constantFrom('change', 'nothing'),
    })
    .map((step) => ({ ...plainStep, what: operationId, method, ...step }));
};

const soundRequests = (targets: readonly Target[]): fc.Arbitrary<Step> => {
  const status = targets.filter(({ template }) => template.endsWith('/status'));
  return fc.oneof(
    soundOrder.map((order) => ({
      ...plainStep,
      what: 'a valid order',
      method: 'POST',
      path: '/v1/payments',
      headers: [...MERCHANT, JSON_TYPE],
      body: JSON.stringify(order),
      isSound: true,
    })),
    fc
      .tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom('key-1', 'key-2'), fc.boolean())
      .map(([value, key, hasTwin]) => ({
        ...plainStep,
        what: 'an order under a key',
        method: 'POST',
        path: '/v1/payments',
        headers: [...MERCHANT, JSON_TYPE, ['Idempotency-Key', key] as const],
        body: JSON.stringify({ amount: { unit: 'iso4217/USD', value }, referenceId: 'r' }),
        hasTwin,
      })),
    ...status.map(({ method, template, operation }) =>
      fc
        .tuple(
          goodCredentials(operation.security),
          fc.constantFrom('', 'maxPollMs=60000', 'maxPollMs=9223372036854775807'),
          fc.nat(9),
        )
        .map(([headers, query, n]) => ({
          ...plainStep,
          what: 'a valid status request',
          method,
          path: template.replace('{id}', `~payment${n}~`),
          query,
          headers,
        })),
    ),
  );
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'x'];

const oddRequest = (targets: readonly Target[]): fc.Arbitrary<Step> => {
  const templates = targets.map(({ template }) => template);
  const straight = fc.constantFrom(...templates).chain((template) =>
    pathArbitrary(
      template,
      (template.match(/\{\w+\}/g) ?? []).map(() => 'PaymentId'),
    ),
  );
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      path: fc.oneof(straight, oddPath(templates)),
      query: queryArbitrary([]),
      headers: fc.tuple(credentials([{}]), otherHeaders()).map((parts) => parts.flat()),
    })
    .map((step) => ({ ...plainStep, what: 'an odd request', ...step }));
};

/** Any request to a gateway with this document, valid or hostile. */
export const stepArbitrary = (reader: DocumentReader): fc.Arbitrary<Step> => {
  const targets = Object.entries(reader.paths).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      'operationId' in operation ? [{ method: method.toUpperCase(), template, operation }] : [],
    ),
  );
  return fc.oneof(
    { weight: 12, arbitrary: soundRequests(targets) },
    { weight: 8, arbitrary: oddRequest(targets) },
    ...targets.map((target) => ({
      weight: WEIGHTS[target.operation.operationId] ?? 1,
      arbitrary: requestArbitrary(target, reader),
    })),
  );
};
