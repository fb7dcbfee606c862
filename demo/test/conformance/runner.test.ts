import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STEP_IDS } from '../../gateway/wire/conformance-steps.js';
import { sandboxPaymentListSchema } from '../../gateway/wire/sandbox-payment.js';
import { createTestGateway } from '../support/test-gateway.js';
import { runCheck } from './run-check.js';

const AFTER_ACCOUNTS = STEP_IDS.slice(STEP_IDS.indexOf('accounts') + 1, STEP_IDS.indexOf('open-url'));

describe('a run of the check of a host', () => {
  it('asks for requests of one payment, which it does not pay', async () => {
    const { gateway, results } = await runCheck();
    for (const id of AFTER_ACCOUNTS) assert.equal(results[id], 'pass', id);
    const { data } = sandboxPaymentListSchema.parse(await (await gateway.sendRequest('/sandbox/payments')).json());
    assert.deepEqual(
      data.map(({ status, referenceId }) => [status, referenceId]),
      [['requires_action', 'Check of a host']],
    );
  });

  it('is refused by a host that has opened another payment, and says so', async () => {
    const { steps, host } = await runCheck({}, { opens: 'pay_other' });
    for (const id of AFTER_ACCOUNTS) {
      const step = steps.find((each) => each.id === id);
      assert.equal(step?.result, 'fail', id);
      assert.match(step.reason, /refused_request \(“This is another payment\.”\)/, id);
    }
    assert.equal(host.prompts, 0);
  });

  for (const step of ['expire', 'cancel'] as const)
    it(`says what to do once its payment cannot be paid any more: ${step}`, async () => {
      const { steps, host } = await runCheck(
        {},
        {
          only: ['accounts', 'approve', 'wrong-network'],
          onStart: (paymentId, { sandbox }) => sandbox(`payments/${paymentId}/${step}`),
        },
      );
      for (const { result, reason } of steps.slice(1)) {
        assert.equal(result, 'fail');
        assert.match(reason, /The payment of this run has expired or ended\. Start another run\.$/);
      }
      assert.equal(host.prompts, 0);
    });

  it('skips the steps of the wallet, and says why, if the host has announced none', async () => {
    const { steps, results } = await runCheck({ noWallet: true });
    for (const id of ['accounts', ...AFTER_ACCOUNTS] as const) assert.equal(results[id], 'skip', id);
    assert.match(steps.find(({ id }) => id === 'approve')?.reason ?? '', /announced no wallet/);
    assert.equal(results.redirect, 'pass');
  });

  it('skips them if the wallet has none of the networks of the sandbox', async () => {
    const { steps } = await runCheck({ chains: ['eip155:1'] }, { only: ['accounts'] });
    assert.equal(steps[0]?.result, 'skip');
    assert.match(steps[0].reason, /none of the sandbox's networks, but eip155:1/);
  });

  it('uses a network that the wallet has', async () => {
    const { results } = await runCheck({ chains: ['eip155:11155111'] }, { only: ['accounts', 'approve'] });
    assert.equal(results.approve, 'pass');
  });

  it('skips a step at the word of the person, closes the open prompt and goes on', async () => {
    const { steps, results, host } = await runCheck(
      { noRejection: true },
      { only: ['accounts', 'rejection', 'approve'], skips: 'rejection' },
    );
    assert.deepEqual(results, { accounts: 'pass', approve: 'pass', rejection: 'skip' });
    assert.match(steps.find(({ id }) => id === 'rejection')?.reason ?? '', /^Skipped by the person/);
    assert.equal(host.prompts, 2);
  });

  it('finishes when the host ends the page after it has accepted the redirect', async () => {
    for (const redirect of ['ends-page-after', 'hides-page-after'] as const) {
      const { steps, results, isFinished } = await runCheck({ redirect }, { only: ['theme', 'redirect', 'close'] });
      assert.deepEqual(results, { theme: 'pass', redirect: 'pass', close: 'skip' }, redirect);
      assert.match(steps[2]?.reason ?? '', /ended the page at the step redirect/);
      assert.equal(isFinished, true);
    }
  });

  it('passes a host that removes the page at close, and one that declines to open and to redirect', async () => {
    const { results, isFinished } = await runCheck(
      { openUrl: 'declines', redirect: 'declines', close: 'ends-page' },
      { only: ['open-url', 'redirect', 'close'] },
    );
    assert.deepEqual(results, { 'open-url': 'pass', redirect: 'pass', close: 'pass' });
    assert.equal(isFinished, true);
  });

  it('says so if the sandbox cannot prepare a request', async () => {
    const gateway = createTestGateway();
    await gateway.sendRequest('/sandbox/rail', { method: 'PUT', body: { noFunds: true } });
    const { steps } = await runCheck({}, { only: ['accounts', 'approve'], gateway });
    assert.equal(steps[1]?.result, 'fail');
    assert.match(steps[1].reason, /^The check itself failed: The sandbox offers no payment with one signature/);
  });
});
