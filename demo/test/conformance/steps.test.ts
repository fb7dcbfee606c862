import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STEP_IDS, type StepId } from '../../gateway/wire/conformance-steps.js';
import type { Misbehaviour } from './fake-host.js';
import { runCheck } from './run-check.js';

/** A way to be wrong, and the step that must find it. */
type Case = readonly [what: string, wrong: Misbehaviour, step: StepId, reason: RegExp];

const CASES: readonly Case[] = [
  ['sends no theme', { noTheme: true }, 'theme', /no valid theme/],
  ['sends no locale', { noLocale: true }, 'locale', /no valid locale/],
  ['leaves the frame as it is', { fixedHeight: true }, 'height', /reported 600 pixels/],
  ['calls its wallet by no domain name', { walletId: 'my wallet' }, 'accounts', /reverse domain name/],
  ['has no account', { accounts: [] }, 'accounts', /empty/],
  ['names accounts with their chain', { accounts: ['eip155:1:0xabc'] }, 'accounts', /not an address/],
  ['answers an error for accounts', { accountsError: true }, 'accounts', /unauthorized/],
  ['asks the person for accounts each time', { asksEachTime: true }, 'accounts', /ask false/],
  ['signs with another key', { otherKey: true }, 'approve', /not 0x/],
  ['signs another message', { otherMessage: true }, 'approve', /exactly the params/],
  ['answers with something else than a signature', { noSignature: '0x1234' }, 'approve', /65 bytes/],
  ['gives up after four seconds', { givesUpAfterMs: 4_000 }, 'late-signature', /wallet_failed/],
  ['answers a late request twice', { answersTwice: true }, 'late-signature', /two different answers/],
  ['calls a rejection a failure', { rejectionCode: 'wallet_failed' }, 'rejection', /instead of the error rejected/],
  ['does not answer a rejection', { noRejection: true }, 'rejection', /did not answer/],
  ['signs what was rejected', { signsRejected: true }, 'rejection', /a result/],
  ['keeps rejections', { keepsRejections: true }, 'rejection', /asked again/],
  ['signs on a chain that it does not have', { unknownChain: 'signs' }, 'wrong-network', /with a result/],
  ['does not answer for a chain that it does not have', { unknownChain: 'silent' }, 'wrong-network', /did not refuse/],
  ['refuses a chain by another code', { unknownChain: 'rejected' }, 'wrong-network', /error rejected/],
  ['opens a second prompt for another id', { otherIdWhileOpen: 'prompts' }, 'double-tap', /request_pending/],
  ['does not answer another id', { otherIdWhileOpen: 'silent' }, 'double-tap', /did not answer/],
  ['asks twice for one id', { promptsTwice: true }, 'double-tap', /different answers/],
  ['signs what was cancelled', { onCancel: 'signs' }, 'cancel', /after wallet-cancel/],
  ['leaves a cancelled prompt open', { onCancel: 'stays-pending' }, 'cancel', /request_pending/],
  ['forgets its signatures at a reload', { forgetsResults: true }, 'reload-after-signing', /the error wallet_failed/],
  ['signs again after a reload', { signsAgain: true }, 'reload-after-signing', /another signature/],
  ['ignores a recall', { recall: 'silent' }, 'reload-after-signing', /did not answer wallet-recall/],
  [
    'says that it has rejected what it does not know',
    { recall: 'rejects-unknown' },
    'reload-after-signing',
    /unknown id/,
  ],
  ['loses an open request at a reload', { forgetsPromptOnReload: true }, 'reload-while-open', /join the open prompt/],
  ['answers an open request twice', { answersTwice: true }, 'reload-while-open', /two different answers/],
  ['does not answer open-url', { openUrl: 'silent' }, 'open-url', /within a second/],
  ['answers open-url late', { openUrl: 'late' }, 'open-url', /within a second/],
  ['leaves at open-url before it answers', { openUrl: 'ends-page' }, 'open-url', /before it answered/],
  ['does not answer a redirect', { redirect: 'silent' }, 'redirect', /within a second/],
  ['navigates before it answers a redirect', { redirect: 'ends-page' }, 'redirect', /before it answered/],
  ['sends messages after close', { close: 'talks' }, 'close', /sent theme after/],
];

/** Steps that need the account of an earlier one. */
const getSteps = (step: StepId): readonly StepId[] =>
  STEP_IDS.indexOf(step) > STEP_IDS.indexOf('accounts') ? ['accounts', step] : [step];

describe('the check of a host', () => {
  it('passes a frame that keeps the protocol, but for what only apps do', async () => {
    const { results, isFinished, host } = await runCheck();
    const ofApps: readonly StepId[] = ['resume', 'last-message'];
    assert.deepEqual(results, Object.fromEntries(STEP_IDS.map((id) => [id, ofApps.includes(id) ? 'skip' : 'pass'])));
    assert.equal(isFinished, true);
    // approve, late, twice rejection, double-tap, twice cancel, two reloads
    assert.equal(host.prompts, 9);
  });

  it('passes an app that keeps the protocol, but for what only frames do', async () => {
    const { results } = await runCheck({}, { isFramed: false });
    assert.deepEqual(results, Object.fromEntries(STEP_IDS.map((id) => [id, id === 'height' ? 'skip' : 'pass'])));
  });

  for (const [what, wrong, step, reason] of CASES)
    it(`fails a host that ${what}, at the step ${step}`, async () => {
      const { steps } = await runCheck(wrong, { only: getSteps(step) });
      const found = steps.find(({ id }) => id === step);
      assert.equal(found?.result, 'fail', JSON.stringify(steps));
      assert.match(found.reason, reason);
    });

  it('fails an app that comes back without resume', async () => {
    const { steps } = await runCheck({ noResume: true }, { isFramed: false, only: ['resume'] });
    assert.deepEqual([steps[0]?.result, (steps[0]?.reason ?? '').includes('no resume within three')], ['fail', true]);
  });

  it('fails an app in which the last message of the public service is lost', async () => {
    const { steps } = await runCheck({ noShim: true }, { isFramed: false, only: ['last-message'] });
    assert.deepEqual([steps[0]?.result, steps[0]?.reason.includes('no window.ReactNativeWebView')], ['fail', true]);
  });
});
