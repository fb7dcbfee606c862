import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { strictPaymentStatusResponseSchema } from '../../../gateway/wire/payment-status-response.js';
import { covers } from '../../support/covers.js';
import { OTHER_SIGNER, signed, toAccount } from '../../support/signer.js';
import { assertRefused, createTestGateway, type TestGateway } from '../../support/test-gateway.js';
import { ACCOUNT, offer, readOptions } from '../../support/wallet.js';

type Offered = Awaited<ReturnType<typeof offer>>;

const OTHER_ACCOUNT = toAccount(OTHER_SIGNER);

const readStatus = async (response: Response): Promise<string> => {
  assert.equal(response.status, 200);
  return strictPaymentStatusResponseSchema.parse(await response.json()).status;
};

const readVersion = async ({ payments }: TestGateway, id: string) => (await payments.get(id)).version;

describe('the same confirmation again', () => {
  it('is answered whatever was asked and has expired since', async () => {
    covers('paying.9');
    const gateway = createTestGateway({ autoSucceedMs: 400_000 });
    const { wallet, options } = await offer(gateway);
    const quoted = options.find(({ expiresAt }) => expiresAt !== null);
    assert.ok(quoted);
    const body = await signed(quoted);
    await wallet.confirm(body);
    await assertRefused(await wallet.options(), 409, 'invalid_state');
    await gateway.clock.advance(121_000);
    assert.equal(await readStatus(await wallet.confirm(body)), 'processing', 'the quote has expired');
    await gateway.clock.advance(200_000);
    assert.equal(await readStatus(await wallet.confirm(body)), 'processing', 'the payment would have expired');
    await gateway.clock.advance(86_400_000);
    assert.equal(await readStatus(await wallet.confirm(body)), 'succeeded');
    assert.equal(await readOptions(await wallet.options()), null);
    assert.equal(await readStatus(await wallet.confirm(body)), 'succeeded');
  });

  it('returns the failure of a payment whose execution failed', async () => {
    const gateway = createTestGateway();
    const { wallet, option } = await offer(gateway);
    await gateway.sendRequest('/sandbox/rail', { method: 'PUT', body: { failsExecution: true } });
    const body = await signed(option);
    await wallet.confirm(body);
    await gateway.clock.advance(1000);
    assert.equal(await readStatus(await wallet.confirm(body)), 'failed');
  });

  it('pays once under many concurrent requests', async () => {
    covers('paying.9', 'paying.10');
    const gateway = createTestGateway();
    const { paymentId, wallet, option } = await offer(gateway);
    const body = await signed(option);
    const answers = await Promise.all(Array.from({ length: 50 }, () => wallet.confirm(body)));
    for (const answer of answers) assert.equal(await readStatus(answer), 'processing');
    assert.equal(await readVersion(gateway, paymentId), 1);
  });
});

describe('another confirmation of the same payment', () => {
  it('is refused with 409 while the payment is under way, and with 400 once it has succeeded', async () => {
    covers('paying.10');
    const gateway = createTestGateway();
    const { wallet, options } = await offer(gateway, {}, [ACCOUNT, OTHER_ACCOUNT]);
    const [first, ...others] = options;
    const body = await signed(first!);
    await wallet.confirm(body);
    assert.equal(others.length, 3);
    const bodies = [
      ...(await Promise.all(others.map((option) => signed(option)))),
      { ...body, results: [...body.results, ...body.results] },
      { ...body, results: [] },
    ];
    for (const other of bodies)
      assert.match(await assertRefused(await wallet.confirm(other), 409, 'invalid_state'), /processing/);
    await gateway.clock.advance(1000);
    for (const other of bodies)
      assert.match(await assertRefused(await wallet.confirm(other), 400, 'invalid_state'), /succeeded/);
  });

  it('is refused, except for one, if several options are confirmed concurrently', async () => {
    covers('paying.10');
    const gateway = createTestGateway();
    const { paymentId, wallet, options } = await offer(gateway, {}, [ACCOUNT, OTHER_ACCOUNT]);
    const bodies = await Promise.all(
      options.map((option) => signed(option, option.account === ACCOUNT ? undefined : OTHER_SIGNER)),
    );
    const answers = await Promise.all(bodies.map((body) => wallet.confirm(body)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    assert.equal(await readVersion(gateway, paymentId), 1);
  });

  for (const [step, httpStatus] of [
    ['process', 409],
    ['fail', 400],
  ] as const) {
    it(`is refused after the sandbox has simulated ${step}`, async () => {
      const gateway = createTestGateway();
      const { paymentId, wallet, option } = await offer(gateway);
      await gateway.simulation[step](paymentId);
      const version = await readVersion(gateway, paymentId);
      await assertRefused(await wallet.confirm(await signed(option)), httpStatus, 'invalid_state');
      assert.equal(await readVersion(gateway, paymentId), version);
    });
  }
});

describe('an earlier option', () => {
  it('is refused once its account has asked for options again, also in another case', async () => {
    covers('codes.quote_expired', 'paying.5');
    const gateway = createTestGateway();
    for (const again of [ACCOUNT, ACCOUNT.toLowerCase()]) {
      const { paymentId, wallet, option } = await offer(gateway);
      const earlier = await signed(option);
      const [current] = await readOptions(await wallet.options({ accounts: [again] }));
      await assertRefused(await wallet.confirm(earlier), 400, 'quote_expired');
      assert.equal((await gateway.status(paymentId)).status, 'requires_action');
      assert.equal(await readStatus(await wallet.confirm(await signed(current!))), 'processing');
    }
  });

  it('stays valid while only other accounts ask for options', async () => {
    covers('paying.5');
    const gateway = createTestGateway();
    const { wallet, options } = await offer(gateway, {}, [ACCOUNT, OTHER_ACCOUNT]);
    const others = options.find(({ account }) => account === OTHER_ACCOUNT);
    await wallet.options({ accounts: [ACCOUNT] });
    assert.equal(await readStatus(await wallet.confirm(await signed(others!, OTHER_SIGNER))), 'processing');
  });

  for (const [title, happen] of [
    ['its account asks for options again', ({ wallet }) => wallet.options()],
    ['its quote expires', ({ gateway }) => gateway.clock.advance(120_000)],
  ] as readonly (readonly [string, (paid: { gateway: TestGateway } & Offered) => Promise<unknown>])[]) {
    it(`is refused if ${title} while its signatures are verified, and pays nothing`, async () => {
      covers('paying.5');
      let beforeCommit: (() => Promise<unknown>) | undefined;
      const store = createGatewayMemoryStore();
      const gateway = createTestGateway({
        store: {
          ...store,
          async transaction(work) {
            const happening = beforeCommit;
            beforeCommit = undefined;
            await happening?.();
            return store.transaction(work);
          },
        },
      });
      const offered = await offer(gateway);
      const quoted = offered.options.find(({ expiresAt }) => expiresAt !== null);
      const body = await signed(quoted!);
      beforeCommit = () => happen({ gateway, ...offered });
      await assertRefused(await offered.wallet.confirm(body), 400, 'quote_expired');
      assert.equal((await gateway.status(offered.paymentId)).status, 'requires_action');
    });
  }

  it('is refused once its quote has expired, until options are requested again', async () => {
    const gateway = createTestGateway();
    const { paymentId, wallet, options } = await offer(gateway);
    const isQuoted = ({ expiresAt }: (typeof options)[number]) => expiresAt !== null;
    const quoted = options.find(isQuoted);
    assert.ok(quoted?.expiresAt);
    await gateway.clock.advance(quoted.expiresAt * 1000 - gateway.clock.nowMs());
    await assertRefused(await wallet.confirm(await signed(quoted)), 400, 'quote_expired');
    assert.equal((await gateway.status(paymentId)).status, 'requires_action');
    const again = (await readOptions(await wallet.options())).find(isQuoted);
    assert.equal(await readStatus(await wallet.confirm(await signed(again!))), 'processing');
  });
});
