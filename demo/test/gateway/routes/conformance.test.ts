import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_RUNS } from '../../../gateway/conformance/runs.js';
import { conformanceReportSchema, signerSchema } from '../../../gateway/wire/conformance.js';
import type { SandboxPayment } from '../../../gateway/wire/sandbox-payment.js';
import { getSignatureForms } from '../../support/damaged-signatures.js';
import { BASE_SEPOLIA, OTHER_SIGNER, SIGNER } from '../../support/signer.js';
import { assertRefused, BASE_URL, createTestGateway, settle, type TestGateway } from '../../support/test-gateway.js';

const STEP = { id: 'theme', result: 'pass', reason: 'The host sent the theme dark.', durationMs: 12 };
const HOST = { bridge: 'frame', handles: ['redirect'], userAgent: 'test', wallet: null };
const RESULTS = { host: HOST, steps: [STEP], isFinished: false };

const read = async (response: Response, status = 200) => {
  assert.equal(response.status, status);
  return conformanceReportSchema.parse(await response.json());
};

const start = async ({ sandbox }: TestGateway) => read(await sandbox('conformance'), 201);

const put = ({ sendRequest }: TestGateway, id: string, body: unknown): Promise<Response> =>
  sendRequest(`/sandbox/conformance/${id}`, { method: 'PUT', body });

const getPayment = async ({ sendRequest }: TestGateway, id: string): Promise<SandboxPayment> =>
  (await (await sendRequest(`/sandbox/payments/${id}`)).json()) as SandboxPayment;

const get = ({ sendRequest }: TestGateway, id: string, query = ''): Promise<Response> =>
  sendRequest(`/sandbox/conformance/${id}${query}`);

describe('a run of the check of a host, at the gateway', () => {
  it('has an address to load, a report, and the results that its page has written', async () => {
    const gateway = createTestGateway();
    const run = await start(gateway);
    assert.equal(run.url, `${BASE_URL}/conformance?run=${run.runId}&pid=${run.paymentId}`);
    assert.equal(run.reportUrl, `${BASE_URL}/conformance/${run.runId}`);
    assert.deepEqual([run.host, run.steps, run.isFinished, run.version], [null, [], false, 0]);
    const written = await read(await put(gateway, run.runId, RESULTS));
    assert.deepEqual([written.host, written.steps, written.version], [HOST, [STEP], 1]);
    assert.deepEqual(await read(await get(gateway, run.runId)), written);
  });

  it('has one payment, in test mode and for an hour, which is cancelled once the run is finished', async () => {
    const gateway = createTestGateway();
    const { runId, paymentId } = await start(gateway);
    const { mode, status, expiresAt } = await getPayment(gateway, paymentId);
    const nowS = Math.floor(gateway.clock.nowMs() / 1_000);
    assert.deepEqual([mode, status, expiresAt], ['test', 'requires_action', nowS + 3_600]);
    assert.equal((await read(await put(gateway, runId, RESULTS))).paymentId, paymentId);
    assert.equal((await getPayment(gateway, paymentId)).status, 'requires_action');
    await read(await put(gateway, runId, { ...RESULTS, isFinished: true }));
    assert.equal((await getPayment(gateway, paymentId)).status, 'cancelled');
    assert.notEqual((await start(gateway)).paymentId, paymentId);
  });

  it('is finished although its payment has ended meanwhile', async () => {
    const gateway = createTestGateway();
    const { runId, paymentId } = await start(gateway);
    await gateway.sandbox(`payments/${paymentId}/expire`);
    assert.equal((await read(await put(gateway, runId, { ...RESULTS, isFinished: true }))).isFinished, true);
    assert.equal((await getPayment(gateway, paymentId)).status, 'expired');
  });

  it('answers a long poll when the page has written, and at the latest after its time', async () => {
    const gateway = createTestGateway();
    const { runId } = await start(gateway);
    const waiting = get(gateway, runId, '?maxPollMs=25000&version=0');
    await settle();
    assert.equal(gateway.heldPolls(), 1);
    await put(gateway, runId, RESULTS);
    assert.equal((await read(await waiting)).version, 1);
    // The caller has missed a change: it is not held.
    assert.equal((await read(await get(gateway, runId, '?maxPollMs=25000&version=0'))).version, 1);
    const late = get(gateway, runId, '?maxPollMs=25000&version=1');
    await settle();
    await gateway.clock.advance(25_000);
    assert.equal((await read(await late)).version, 1);
  });

  it('ignores results that arrive late, and starts again without any', async () => {
    const gateway = createTestGateway();
    const { runId } = await start(gateway);
    const steps = [STEP, { ...STEP, id: 'locale' }];
    await put(gateway, runId, { ...RESULTS, steps });
    const late = await read(await put(gateway, runId, RESULTS));
    assert.deepEqual([late.steps, late.version], [steps, 1]);
    assert.deepEqual((await read(await put(gateway, runId, { ...RESULTS, steps: [] }))).steps, []);
  });

  it('does not change any more once it is finished', async () => {
    const gateway = createTestGateway();
    const { runId } = await start(gateway);
    await put(gateway, runId, { ...RESULTS, isFinished: true });
    await assertRefused(await put(gateway, runId, RESULTS), 400, 'invalid_state');
  });

  const WRONG: readonly (readonly [what: string, body: unknown])[] = [
    ['an unknown step', { ...RESULTS, steps: [{ ...STEP, id: 'paid' }] }],
    ['two results of a step', { ...RESULTS, steps: [STEP, STEP] }],
    ['an unknown field', { ...RESULTS, isPaid: true }],
    ['too many requests that it handles', { ...RESULTS, host: { ...HOST, handles: Array(9).fill('redirect') } }],
  ];
  for (const [what, body] of WRONG)
    it(`refuses results with ${what}`, async () => {
      const gateway = createTestGateway();
      const { runId } = await start(gateway);
      await assertRefused(await put(gateway, runId, body), 400, 'params_validation');
      assert.deepEqual((await read(await get(gateway, runId))).steps, []);
    });

  it('is not known under another id, and the oldest one is forgotten after a hundred', async () => {
    const gateway = createTestGateway();
    await assertRefused(await get(gateway, 'run_1'), 404, 'invalid_params');
    await assertRefused(await put(gateway, 'run_1', RESULTS), 404, 'invalid_params');
    const first = await start(gateway);
    const second = await start(gateway);
    for (let count = 2; count <= MAX_RUNS; count++) await start(gateway);
    await assertRefused(await get(gateway, first.runId), 404, 'invalid_params');
    await read(await get(gateway, second.runId));
  });
});

describe('the recovery of a signer', () => {
  const DATA = {
    domain: { name: 'USDC', chainId: Number(BASE_SEPOLIA.split(':')[1]) },
    types: { Payment: [{ name: 'value', type: 'uint256' }] },
    primaryType: 'Payment',
    message: { value: 100n },
  } as const;
  const toText = (value: number): string => JSON.stringify({ ...DATA, message: { value } });
  const recover = async ({ sandbox }: TestGateway, typedData: string, signature: string) => {
    const response = await sandbox('conformance/signer', { typedData, signature });
    assert.equal(response.status, 200);
    return signerSchema.parse(await response.json()).signer;
  };

  it('tells who has signed exactly this typed data', async () => {
    const gateway = createTestGateway();
    for (const signer of [SIGNER, OTHER_SIGNER])
      for (const form of Object.values(getSignatureForms(await signer.signTypedData(DATA))))
        assert.equal(await recover(gateway, toText(100), form), signer.address, form);
    assert.notEqual(await recover(gateway, toText(101), await SIGNER.signTypedData(DATA)), SIGNER.address);
  });

  it('tells nobody for anything that is no signature, or no typed data', async () => {
    const gateway = createTestGateway();
    const signature = await SIGNER.signTypedData(DATA);
    for (const [text, hex] of [
      [toText(100), '0x'],
      [toText(100), `0x${'ff'.repeat(65)}`],
      ['{', signature],
      ['null', signature],
      ['{"types":{}}', signature],
    ] as const)
      assert.equal(await recover(gateway, text, hex), null, text);
  });
});
