import { fail, HOST_TIMEOUT_MS, pass, PERSON_TIMEOUT_MS, type Outcome, type Step, type StepContext } from './step.js';
import {
  describeError,
  findFault,
  getsOneAnswer,
  isAnswerTo,
  prepareRequest,
  requestSignature,
  sendRequest,
  waitForAnswer,
} from './wallet-request.js';

/** The time for which a prompt is open before the page reloads, milliseconds. */
const OPEN_MS = 3_000;

/** Asks for the answer to an id, as a page does that was loaded again; undefined if none comes in time. */
const recall = ({ send, inbox, signal }: StepContext, id: string, timeoutMs: number) => {
  const since = inbox.count;
  send({ type: 'wallet-recall', id });
  return inbox.wait({ matches: isAnswerTo(id), timeoutMs, since, signal });
};

/** Returns the failure of the answer to an id that the host cannot know. */
const findUnknownFault = async (context: StepContext): Promise<Outcome | undefined> => {
  const answer = await recall(context, context.randomId(), HOST_TIMEOUT_MS);
  if (answer?.error?.code === 'wallet_failed') return undefined;
  return fail(
    `The host answered wallet-recall of an unknown id with ${answer ? describeError(answer) : 'nothing'}: answer wallet_failed, since every other answer says what has become of the request.`,
  );
};

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
    const { id, request, signature } = resumed;
    const asks = {
      'wallet-recall': () => recall(context, id, HOST_TIMEOUT_MS),
      'the same wallet-request': () => {
        const since = context.inbox.count;
        sendRequest(context, id, request);
        return waitForAnswer(context, id, HOST_TIMEOUT_MS, since);
      },
    };
    for (const [what, ask] of Object.entries(asks)) {
      const answer = await ask();
      if (!answer)
        return fail(
          `After the reload, the wallet did not answer ${what} within two seconds: keep results by their id.`,
        );
      if (answer.error) return fail(`After the reload, the wallet answered ${what} with ${describeError(answer)}.`);
      if (answer.result !== signature)
        return fail(`After the reload, ${what} got another signature: a request must be signed once.`);
    }
    return (
      (await findUnknownFault(context)) ??
      pass('After the reload, the same id got the same signature without a question, and an unknown id got none.')
    );
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
    const fault = await findFault(context, resumed.request, await recall(context, resumed.id, PERSON_TIMEOUT_MS));
    if (fault) return fail(`After the reload, wallet-recall must join the open prompt. ${fault.reason}`);
    return (await getsOneAnswer(context, resumed.id))
      ? pass('After the reload, the same id joined the open prompt and got one answer.')
      : fail('After the reload, the same id got two different answers.');
  },
};
