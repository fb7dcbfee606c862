import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultSchema } from '../../../gateway/wire/fault.js';
import { FaultRegistry } from '../../../gateway/faults/fault-registry.js';

const PATH = '/v1/gateway/payment/pay_1/status';

describe('a fault', () => {
  for (const [route, method, path, applies] of [
    ['GET /v1/gateway/*', 'GET', PATH, true],
    ['GET /v1/gateway/*', 'POST', PATH, false],
    ['GET /v1/gateway/*', 'GET', '/v1/payments', false],
    ['* /v1/gateway/*', 'POST', PATH, true],
    ['GET /v1/*/status', 'GET', PATH, true],
    ['GET /v1/*/status', 'GET', '/v1/gateway/payment/pay_1', false],
    ['POST /v1/payments', 'POST', '/v1/payments', true],
    ['GET /v1/payment.', 'GET', '/v1/payments', false],
    ['GET /v1/*/pay_1/*/pay_1/*', 'GET', PATH, false],
    ['GET /v1/gateway*way/*', 'GET', PATH, false],
    ['* /*', 'POST', '/sandbox/clock', false],
    ['* /*', 'GET', '/health', false],
  ] as const) {
    it(`${applies ? 'applies' : 'does not apply'} to ${method} ${path} if its route is ${route}`, () => {
      const faults = new FaultRegistry();
      faults.add({ route, kind: 'drop' });
      assert.equal(faults.take(method, path) !== undefined, applies);
    });
  }

  it('is matched quickly against a long path, even if its route has many stars', () => {
    const faults = new FaultRegistry();
    faults.add({ route: `GET /v1/${'*a'.repeat(8)}b`, kind: 'drop' });
    const startMs = performance.now();
    assert.equal(faults.take('GET', `/v1/${'a'.repeat(200)}`), undefined);
    assert.ok(performance.now() - startMs < 1_000);
  });

  it('ends after `times` requests, and the next fault follows', () => {
    const faults = new FaultRegistry();
    faults.add({ route: 'GET /v1/*', kind: 'drop', times: 2 });
    faults.add({ route: 'GET /v1/*', kind: 'hang', times: 1 });
    const kinds = Array.from({ length: 4 }, () => faults.take('GET', PATH)?.kind);
    assert.deepEqual(kinds, ['drop', 'drop', 'hang', undefined]);
  });

  it('applies with its probability, and to the same requests for the same seed', () => {
    const hits = (seed: number): boolean[] => {
      const faults = new FaultRegistry();
      faults.add({ route: 'GET /v1/*', kind: 'drop', probability: 0.3, seed });
      return Array.from({ length: 1000 }, () => faults.take('GET', PATH) !== undefined);
    };
    const count = hits(1).filter(Boolean).length;
    assert.ok(count > 250 && count < 350, String(count));
    assert.deepEqual(hits(1), hits(1));
    assert.notDeepEqual(hits(1), hits(2));
  });
});

describe('the shape of a fault', () => {
  const SOUND = { route: 'GET /v1/*', kind: 'status' };

  for (const [title, change] of [
    ['a route without a method', { route: '/v1/*' }],
    ['an unknown kind', { kind: 'explode' }],
    ['a delay without a length', { kind: 'delay' }],
    ['a status that ends no request', { status: 100 }],
    ['a code that the interface does not know', { code: 'out_of_coffee' }],
    ['a header name with a blank', { headers: { 'Retry After': '1' } }],
    ['a header value with a line break', { headers: { 'Retry-After': '1\r\nSet-Cookie: a=b' } }],
    ['a field that it does not know', { statusCode: 500 }],
  ] as const) {
    it(`does not allow ${title}`, () => {
      assert.equal(faultSchema.safeParse({ ...SOUND, ...change }).success, false);
    });
  }
});
