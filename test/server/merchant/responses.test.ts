import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigurationError, GatewayError, TimeoutError } from '../../../src/server/merchant/index.js';
import { respondUpstreamFailure } from '../../../src/server/merchant/responses.js';

/** Loads a class of another copy of the library, as the injected client of a program may throw it. */
const loadCopy = async <Class extends { readonly name: string }>({ name }: Class, file: string): Promise<Class> => {
  const { href } = new URL(`../../../src/core/errors/${file}.ts?copy`, import.meta.url);
  return ((await import(href)) as Record<string, Class>)[name]!;
};

const ForeignGatewayError = await loadCopy(GatewayError, 'gateway-error');
const ForeignTimeoutError = await loadCopy(TimeoutError, 'timeout-error');
const ForeignConfigurationError = await loadCopy(ConfigurationError, 'configuration-error');

describe('the response to a failure of the gateway', () => {
  const refuse = (status: number, retryAfterMs?: number) =>
    new ForeignGatewayError({ status, message: 'refused', retryAfterMs });
  const unknown = new ForeignGatewayError({ status: 404, code: 'payment_not_found', message: 'unknown' });
  const failures = [
    ['an unknown payment', unknown, 404, 'payment_not_found', null],
    ['429 with its Retry-After', refuse(429, 9_000), 429, 'rate_limited', '9'],
    ['503 with its Retry-After', refuse(503, 7_000), 502, 'internal_error', '7'],
    ['a timeout', new ForeignTimeoutError(10_000), 504, 'internal_error', null],
    ['an invalid id', new ForeignConfigurationError('missing_payment_id', 'Set it.'), 404, 'payment_not_found', null],
    [
      'another configuration error',
      new ForeignConfigurationError('invalid_option', 'Fix it.'),
      500,
      'internal_error',
      null,
    ],
  ] as const;
  for (const [name, error, status, code, retryAfter] of failures) {
    it(`is ${status} for ${name}, as an error of another copy of the library`, async () => {
      assert.ok(![GatewayError, TimeoutError, ConfigurationError].some((own) => error instanceof own));
      const response = respondUpstreamFailure(error);
      const body = (await response.json()) as { code: string };
      assert.deepEqual([response.status, body.code, response.headers.get('retry-after')], [status, code, retryAfter]);
    });
  }

  for (const error of [new Error('broken'), { name: 'GatewayError', status: 404 }, undefined]) {
    it(`is 502 for ${String(error)}, which is no error of this library`, () => {
      assert.equal(respondUpstreamFailure(error).status, 502);
    });
  }
});
