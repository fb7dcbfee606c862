import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPaymentResponseSchema, errorBodySchema, paymentStatusResponseSchema } from 'pay-status/contract';
import { strictErrorBodySchema } from '../../../gateway/wire/error-body.js';
import { EXTRA_FIELD } from '../../../gateway/chaos/extra-fields.js';
import { assertRefused, BUYER, MERCHANT, ORDER } from '../../support/test-gateway.js';
import { createChaosGateway, type ChaosGateway } from '../../support/chaos-gateway.js';

const KEY = { ...MERCHANT, 'Idempotency-Key': 'order-1' };

/** A request for each operation, with the schema of its response. */
const OPERATIONS = {
  'creating a payment': {
    path: () => '/v1/payments',
    headers: MERCHANT,
    body: ORDER,
    schema: createPaymentResponseSchema,
  },
  'reading the status as a buyer': {
    path: (id: string) => `/v1/gateway/payment/${id}/status`,
    headers: BUYER,
    body: undefined,
    schema: paymentStatusResponseSchema,
  },
  'reading an unknown payment': {
    path: () => '/v1/payments/pay_0/status',
    headers: MERCHANT,
    body: undefined,
    schema: errorBodySchema,
  },
};

for (const [what, { path, headers, body, schema }] of Object.entries(OPERATIONS)) {
  describe(`under chaos, ${what}`, () => {
    it('is refused with 429 and a random Retry-After', async () => {
      const gateway = createChaosGateway({ status429: 1, retryAfterS: 3 });
      const id = await gateway.addPayment();
      const waits = new Set<string | null>();
      for (let i = 0; i < 20; i++) {
        const response = await gateway.sendRequest(path(id), { headers, body });
        waits.add(response.headers.get('Retry-After'));
        await assertRefused(response, 429, 'rate_limited');
      }
      assert.deepEqual([...waits].sort(), ['1', '2', '3']);
    });

    it('fails with 500 and without a Retry-After', async () => {
      const gateway = createChaosGateway({ status500: 1 });
      const response = await gateway.sendRequest(path(await gateway.addPayment()), { headers, body });
      assert.equal(response.headers.get('Retry-After'), null);
      assert.match(await assertRefused(response, 500, 'internal_error'), /^Chaos: /);
    });

    it('returns unknown fields, which readers ignore', async () => {
      const gateway = createChaosGateway({ extraFields: 1 });
      const response = await gateway.sendRequest(path(await gateway.addPayment()), { headers, body });
      const answer = (await response.json()) as Record<string, unknown>;
      assert.ok(EXTRA_FIELD in answer);
      assert.equal(schema.safeParse(answer).success, true);
    });
  });
}

describe('a request that chaos answers with 500', () => {
  /** Number of events. */
  const count = async (gateway: ChaosGateway): Promise<number> => {
    const response = await gateway.sendRequest('/sandbox/deliveries?limit=500');
    return ((await response.json()) as { data: unknown[] }).data.length;
  };

  it('has no effect if the message is "nothing was done"', async () => {
    const gateway = createChaosGateway({ status500: 1 });
    await gateway.register();
    const message = await assertRefused(
      await gateway.sendRequest('/v1/payments', { headers: KEY, body: ORDER }),
      500,
      'internal_error',
    );
    assert.deepEqual([message, await count(gateway)], ['Chaos: nothing was done', 0]);
  });

  it('is processed once, despite repeats with its key, if the message is "the response is lost"', async () => {
    const gateway = createChaosGateway({ lostAnswer: 1 });
    await gateway.register();
    for (let i = 0; i < 3; i++) {
      const response = await gateway.sendRequest('/v1/payments', { headers: KEY, body: ORDER });
      assert.equal(await assertRefused(response, 500, 'internal_error'), 'Chaos: the response is lost');
    }
    assert.equal(await count(gateway), 1);
  });

  it('does not hide a change: the next poll returns it at once', async () => {
    const gateway = createChaosGateway({ lostAnswer: 0.5 }, { seed: 3 });
    const id = await gateway.addPayment();
    const sendRequest = (query = '') =>
      gateway.sendRequest(`/v1/gateway/payment/${id}/status${query}`, { headers: BUYER });
    const untilAnswered = async (query?: string): Promise<{ lost: number; body: unknown }> => {
      for (let lost = 0; ; lost++) {
        const response = await sendRequest(query);
        if (response.status === 200) return { lost, body: await response.json() };
      }
    };
    let lost = 0;
    await untilAnswered();
    for (const step of ['process', 'succeed'] as const) {
      await gateway.simulation[step](id);
      const result = await untilAnswered('?maxPollMs=30000');
      lost += result.lost;
      assert.equal((result.body as { status: string }).status, step === 'process' ? 'processing' : 'succeeded');
    }
    assert.ok(lost > 0);
  });
});

describe('unknown fields', () => {
  it('leave all other fields unchanged', async () => {
    const [plain, extended] = [createChaosGateway(), createChaosGateway({ extraFields: 1 })];
    const strip = (text: string): unknown =>
      JSON.parse(text, (_, value: unknown) => {
        if (typeof value === 'object' && value) Reflect.deleteProperty(value, EXTRA_FIELD);
        return value;
      });
    const error = '/v1/payments/pay_0/status';
    for (const path of ['/v1/merchants/merchant_demo/payments', '/v1/payments', error]) {
      const [a, b] = await Promise.all([plain, extended].map((each) => each.sendRequest(path, { headers: MERCHANT })));
      assert.deepEqual([b!.status, [...b!.headers]], [a!.status, [...a!.headers]]);
      assert.deepEqual(strip(await b!.text()), JSON.parse(await a!.text()));
    }
  });
});

describe('every kind of chaos at once', () => {
  const settings = { status429: 1, status500: 1, lostAnswer: 1, extraFields: 1, early: 1, slow: 1 };

  for (const path of ['/health', '/sandbox/deliveries']) {
    it(`does not affect ${path}`, async () => {
      const [plain, chaotic] = [createChaosGateway(), createChaosGateway(settings)];
      const [a, b] = [await plain.sendRequest(path), await chaotic.sendRequest(path)];
      assert.deepEqual([b.status, await b.text(), [...b.headers]], [a.status, await a.text(), [...a.headers]]);
    });
  }

  it('is readable for a page of another origin', async () => {
    const gateway = createChaosGateway(settings);
    const { headers } = await gateway.sendRequest('/v1/gateway/payment/pay_1/status', { headers: BUYER });
    assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
    assert.match(headers.get('Access-Control-Expose-Headers') ?? '', /Retry-After/);
    assert.equal(headers.get('Cache-Control'), 'no-store');
  });

  it('is overridden by injected faults', async () => {
    const gateway = createChaosGateway(settings);
    gateway.faults.add({ route: 'GET /v1/*', kind: 'status', status: 503 });
    const response = await gateway.sendRequest('/v1/payments', { headers: MERCHANT });
    strictErrorBodySchema.parse(await response.json());
    assert.equal(response.status, 503);
  });
});
