import { fail, HOST_TIMEOUT_MS, pass, sleep, type Step } from './step.js';
import {
  describeError,
  findFault,
  isAnswerTo,
  prepareRequest,
  requestSignature,
  sendRequest,
  waitForAnswer,
} from './wallet-request.js';

/** The time for which a prompt is open before the page reloads, milliseconds. */
const OPEN_MS = 3_000;
/** The time for a second answer, milliseconds. */
const SECOND_ANSWER_MS = 1_000;

export const reloadAfterSigning: Step = {
  id: 'reload-after-signing',
  requires: 'account',
  run: async (context) => {
    const { person, resumed } = context;
    if (!resumed) {
      const request = await prepareRequest(context);
      const id = context.randomId();
      await person.confirm('Approve the next request. The page then reloads, and your wallet must not ask again.');
      const { answer, fault } = await requestSignature(context, id, request);
      if (fault) return fault;
      return context.reload({ id, request, signature: String(answer?.result) });
    }
    person.show('The page has reloaded. Do not approve anything: your wallet must answer by itself.');
    sendRequest(context, resumed.id, resumed.request);
    const answer = await waitForAnswer(context, resumed.id, HOST_TIMEOUT_MS);
    if (!answer)
      return fail(
        'After the reload, the wallet did not answer the same id within two seconds: keep results by their id.',
      );
    if (answer.error) return fail(`After the reload, the wallet answered the same id with ${describeError(answer)}.`);
    return answer.result === resumed.signature
      ? pass('After the reload, the same id got the same signature without a question.')
      : fail('After the reload, the same id got another signature: a request must be signed once.');
  },
};

export const reloadWhileOpen: Step = {
  id: 'reload-while-open',
  requires: 'account',
  run: async (context) => {
    const { person, resumed, inbox, signal } = context;
    if (!resumed) {
      const request = await prepareRequest(context);
      const id = context.randomId();
      await person.confirm(
        'Leave the next request open. The page reloads after three seconds. Approve the request afterwards.',
      );
      sendRequest(context, id, request);
      const early = await inbox.wait({ matches: isAnswerTo(id), timeoutMs: OPEN_MS, signal });
      if (early) return fail(`The wallet answered with ${describeError(early)} before the page was reloaded.`);
      return context.reload({ id, request });
    }
    person.show('The page has reloaded. Approve the request now: your wallet must show it once.');
    sendRequest(context, resumed.id, resumed.request);
    const fault = await findFault(context, resumed.request, await waitForAnswer(context, resumed.id));
    if (fault) return fail(`After the reload, the same id must join the open prompt. ${fault.reason}`);
    await sleep(context, SECOND_ANSWER_MS);
    const results = new Set(
      inbox
        .list(0)
        .filter(isAnswerTo(resumed.id))
        .map(({ result }) => String(result)),
    );
    return results.size === 1
      ? pass('After the reload, the same id joined the open prompt and got one answer.')
      : fail('After the reload, the same id got two different answers.');
  },
};
