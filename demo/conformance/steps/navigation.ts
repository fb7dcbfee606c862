import { ANSWER_TIMEOUT_MS, type MessageToHost } from 'pay-status/host';
import type { MessageOfType } from '../inbox.js';
import { fail, pass, skip, sleep, type Outcome, type Step, type StepContext } from './step.js';

type Navigation = Extract<MessageToHost, { readonly type: 'open-url' | 'redirect' }>;

/** The time in which a host that accepts a redirect, or a close, ends the page, milliseconds. */
const LEAVE_MS = 2_000;

/** Sends a request, and returns the host's answer within a second, or the failure. */
const request = async (
  { inbox, send, signal, setPageEndOutcome }: StepContext,
  message: Navigation,
): Promise<MessageOfType<'answer'> | Outcome> => {
  setPageEndOutcome(fail(`The host ended the page before it answered ${message.type}: answer first.`));
  send(message);
  const answer = await inbox.wait({
    matches: (each): each is MessageOfType<'answer'> => each.type === 'answer' && each.id === message.id,
    timeoutMs: ANSWER_TIMEOUT_MS,
    signal,
  });
  return answer ?? fail(`The host did not answer ${message.type} within a second: the page falls back then.`);
};

export const openUrl: Step = {
  id: 'open-url',
  requires: 'nothing',
  run: async (context) => {
    const { handles, page, person, randomId } = context;
    if (!handles.includes('open-url')) return skip('The host leaves links to the browser.');
    await person.confirm('The app may open a link now, to a wallet. Come back here afterwards.');
    const answer = await request(context, { type: 'open-url', id: randomId(), url: page.walletUrl });
    if ('reason' in answer) return answer;
    return answer.accepted
      ? pass('The host answered within a second that it opens the link.')
      : pass('The host answered within a second that it does not open the link: the page would open it.');
  },
};

export const redirect: Step = {
  id: 'redirect',
  requires: 'nothing',
  run: async (context) => {
    const { handles, page, person, randomId, setPageEndOutcome } = context;
    if (!handles.includes('redirect')) return skip('The host leaves redirects to the page.');
    person.show('The host is asked to go back to the shop.');
    const message: Navigation = { type: 'redirect', id: randomId(), url: page.returnUrl, status: 'cancelled' };
    const answer = await request(context, message);
    if ('reason' in answer) return answer;
    if (!answer.accepted) return pass('The host answered within a second that the page redirects by itself.');
    const accepted = pass('The host answered within a second that it takes the buyer to the shop.');
    setPageEndOutcome(accepted);
    await sleep(context, LEAVE_MS);
    return accepted;
  },
};

export const close: Step = {
  id: 'close',
  requires: 'nothing',
  run: async (context) => {
    const { inbox, send, person, setPageEndOutcome } = context;
    const since = inbox.count;
    person.show('The page closes the session.');
    setPageEndOutcome(pass('The host removed the page when it closed the session.'));
    send({ type: 'close', reason: 'conformance_finished' });
    await sleep(context, LEAVE_MS);
    const [message] = inbox.list(since).filter(({ type }) => type !== 'close');
    return message
      ? fail(`The host sent ${message.type} after the page had closed the session.`)
      : pass('The host sent nothing after the page had closed the session.');
  },
};
