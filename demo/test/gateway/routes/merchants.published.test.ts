import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { strictCreatedSettlementsSchema } from '../../../gateway/wire/settlement.js';
import published from '../../fixtures/public-service/merchants.json' with { type: 'json' };
import { covers } from '../../support/covers.js';
import { createTestGateway, MERCHANT, PARTNER, type TestGateway } from '../../support/test-gateway.js';

type OperationName = keyof typeof published.operations;

interface PublishedOperation {
  readonly request?: object;
  /** The schema of a success, or the codes of a refusal, by status. */
  readonly responses: Readonly<Record<string, object | readonly string[]>>;
}

const OPERATIONS = Object.entries(published.operations) as [OperationName, PublishedOperation][];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: published.$id, $defs: published.$defs });

const ACCOUNT = 'eip155:84532:0x1234567890abcdef1234567890abcdef12345678';
const USDC = { asset: 'eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e', destination: ACCOUNT };
const ETH = { ...USDC, asset: 'eip155:84532/slip44:60' };
const ACME = {
  merchantName: 'Acme Store',
  merchantEmail: 'billing@acme.store',
  iconUrl: 'https://example.com/logo.png',
};

/** A valid body of each operation that has one, and others that are refused. */
const BODIES: Readonly<Partial<Record<OperationName, readonly [valid: object, ...invalid: unknown[]]>>> = {
  'POST /v1/merchants': [
    ACME,
    [],
    {},
    { ...ACME, merchantName: '' },
    { ...ACME, merchantName: 'a'.repeat(257) },
    { ...ACME, merchantEmail: 'billing@acme' },
    { ...ACME, merchantEmail: '.a@acme.store' },
    { ...ACME, iconUrl: 'logo.png' },
    { ...ACME, iconUrl: 7 },
  ],
  'PATCH /v1/merchants/{merchantId}': [{ iconUrl: null }, { merchantName: '' }, { merchantEmail: null }],
  'POST /v1/merchants/{merchantId}/settlements/crypto': [
    { settlements: [ETH] },
    {},
    { settlements: [] },
    { settlements: Array(51).fill(ETH) },
    { settlements: [{ ...ETH, asset: `caip19/${ETH.asset}` }] },
    { settlements: [{ ...ETH, destination: 'eip155:84532' }] },
  ],
  'PUT /v1/merchants/{merchantId}/settlements/crypto/{id}': [
    { destination: ACCOUNT },
    {},
    { destination: 'nobody' },
    { destination: `eip155:84532:0x${'1'.repeat(129)}` },
  ],
};

interface Changes {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: string;
  readonly merchantId?: string;
  readonly settlementId?: string;
}

interface Call {
  readonly operation: OperationName;
  readonly gateway: TestGateway;
  /** Sends a valid request, but for the changes. */
  readonly send: (changes?: Changes) => Promise<Response>;
}

const KEY = { 'Idempotency-Key': 'key-1' };

/** A gateway with a merchant and one destination of its settlements. */
const prepare = async (operation: OperationName): Promise<Call> => {
  const gateway = createTestGateway();
  const { 'Merchant-Id': ownId } = await gateway.addMerchant();
  const created = await gateway.sendRequest(`/v1/merchants/${ownId}/settlements/crypto`, {
    headers: { ...PARTNER, 'Idempotency-Key': 'setup' },
    body: { settlements: [USDC] },
  });
  const [settlement] = strictCreatedSettlementsSchema.parse(await created.json()).settlements;
  const [method = '', template = ''] = operation.split(' ');
  return {
    operation,
    gateway,
    send({ headers = { ...PARTNER, ...KEY }, body, query = '', merchantId = ownId, settlementId } = {}) {
      const path = template
        .replace('{merchantId}', merchantId)
        .replace('{id}', settlementId ?? settlement?.id ?? 'crypto_none');
      return gateway.sendRequest(path + query, { method, headers, body: body ?? BODIES[operation]?.[0] });
    },
  };
};

/** Expects a response of the published description. */
const assertPublished = async (operation: OperationName, response: Response, status: string, code?: string) => {
  const body = (await response.json()) as { readonly code?: string; readonly message?: string };
  assert.deepEqual([String(response.status), body.code], [status, code], body.message);
  const { responses } = published.operations[operation] as PublishedOperation;
  const schema = code === undefined ? responses[status] : { $ref: `${published.$id}#/$defs/error` };
  assert.ok(ajv.validate(schema ?? false, body), ajv.errorsText());
};

const injectFault = async ({ gateway, operation, send }: Call, code: string): Promise<Response> => {
  assert.equal((await gateway.sandbox('faults', { route: operation, kind: 'status', code })).status, 201);
  return send();
};

/** Sends a request that is refused with the code. */
const PROVOKE: Readonly<Record<string, (call: Call) => Promise<Response>>> = {
  params_validation: ({ operation, send }) =>
    operation === 'GET /v1/merchants' ? send({ query: '?limit=101' }) : send({ body: BODIES[operation]?.[1] }),
  invalid_params: ({ operation, send }) =>
    operation === 'GET /v1/merchants' ? send({ headers: { ...PARTNER, Host: 'evil.example' } }) : send({ body: '{' }),
  missing_idempotency_key: ({ send }) => send({ headers: PARTNER }),
  missing_api_key: ({ send }) => send({ headers: KEY }),
  invalid_api_key: ({ send }) => send({ headers: { ...MERCHANT, ...KEY } }),
  not_found: ({ send }) => send({ merchantId: 'mrch_none' }),
  async idempotency_conflict({ operation, send }) {
    await send();
    const other =
      operation === 'POST /v1/merchants' ? { ...ACME, merchantName: 'Other' } : { settlements: [ETH, USDC] };
    return send({ body: other });
  },
  settlement_asset_conflict: ({ send }) => send({ body: { settlements: [USDC] } }),
  internal_error: (call) => injectFault(call, 'internal_error'),
  bad_gateway: (call) => injectFault(call, 'bad_gateway'),
};

for (const [operation, { request, responses }] of OPERATIONS) {
  describe(operation, () => {
    for (const [status, expected] of Object.entries(responses)) {
      if (!Array.isArray(expected)) {
        it(`answers with ${status} as published`, async () => {
          covers('endpoints.merchants.1');
          const { send } = await prepare(operation);
          await assertPublished(operation, await send(), status);
        });
        continue;
      }
      for (const code of expected as readonly string[])
        it(`is refused with ${status} ${code} as published`, async () => {
          covers('endpoints.merchants.1');
          const provoke = PROVOKE[code];
          assert.ok(provoke, 'no request causes it');
          await assertPublished(operation, await provoke(await prepare(operation)), status, code);
        });
    }

    if (operation.includes('{id}'))
      it('is refused with 404 not_found for a settlement of another merchant', async () => {
        const { gateway, send } = await prepare(operation);
        const { 'Merchant-Id': merchantId } = await gateway.addMerchant();
        await assertPublished(operation, await send({ merchantId }), '404', 'not_found');
      });

    const [valid, ...invalid] = BODIES[operation] ?? [];
    if (!request || !valid) return;
    it('takes a body that the published schema accepts', () => {
      assert.ok(ajv.validate(request, valid), ajv.errorsText());
    });
    for (const body of invalid)
      it(`refuses ${JSON.stringify(body).slice(0, 80)}, like the published schema`, async () => {
        assert.equal(ajv.validate(request, body), false);
        const { send } = await prepare(operation);
        await assertPublished(operation, await send({ body }), '400', 'params_validation');
      });
  });
}
