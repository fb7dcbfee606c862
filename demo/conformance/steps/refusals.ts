import type { MessageFromHost } from 'pay-status/host';
import { fail, pass, type PreparedRequest, type Step } from './step.js';
import {
  describeError,
  findFault,
  isAnswerTo,
  prepareRequest,
  requestSignature,
  sendRequest,
  waitForAnswer,
  type WalletAnswer,
} from './wallet-request.js';

/** The time in which a wallet refuses a chain, without asking anybody, milliseconds. */
const REFUSAL_TIMEOUT_MS = 10_000;
/** A chain that no wallet has. */
const UNKNOWN_CHAIN_ID = 4_242_424_242;

export const rejection: Step = {
  id: 'rejection',
  requires: 'account',
  run: async (context) => {
    const { person, inbox } = context;
    const request = await prepareRequest(context);
    const id = context.randomId();
    await person.confirm('Reject the next request.');
    sendRequest(context, id, request);
    const answer = await waitForAnswer(context, id);
    if (!answer) return fail('The wallet did not answer within two minutes: a rejection must be answered.');
    if (!answer.error) return fail('The wallet answered with a result instead of the error rejected.');
    if (answer.error.code !== 'rejected')
      return fail(`The wallet answered with ${describeError(answer)} instead of the error rejected.`);
    await person.confirm('The same request comes again, with the same id. Approve it this time.');
    const since = inbox.count;
    sendRequest(context, id, request);
    const second = await waitForAnswer(context, id, undefined, since);
    const fault = await findFault(context, request, second);
    if (fault) return fail(`A rejected request must be asked again under the same id. ${fault.reason}`);
    return pass('The wallet answered with rejected, and asked again under the same id.');
  },
};

/** The same request on a chain that does not exist. */
const onUnknownChain = ({ params: [address, typedData], ...request }: PreparedRequest): PreparedRequest => {
  const data = JSON.parse(typedData) as { readonly domain: object };
  const text = JSON.stringify({ ...data, domain: { ...data.domain, chainId: UNKNOWN_CHAIN_ID } });
  return { ...request, chain: `eip155:${UNKNOWN_CHAIN_ID}`, params: [address, text] };
};

export const wrongNetwork: Step = {
  id: 'wrong-network',
  requires: 'account',
  run: async (context) => {
    const request = onUnknownChain(await prepareRequest(context));
    context.person.show('Wait: your wallet must refuse the next request by itself. Do not approve anything.');
    const id = context.randomId();
    sendRequest(context, id, request);
    const answer = await waitForAnswer(context, id, REFUSAL_TIMEOUT_MS);
    if (!answer) return fail(`The wallet did not refuse a request on ${request.chain} within ten seconds.`);
    if (!answer.error)
      return fail(`The wallet answered a request on ${request.chain}, which does not exist, with a result.`);
    return answer.error.code === 'unknown_chain'
      ? pass(`The wallet refused a request on ${request.chain} with unknown_chain.`)
      : fail(`The wallet answered with ${describeError(answer)} instead of the error unknown_chain.`);
  },
};

/** The time for which a prompt is left open before it is cancelled, and afterwards for an answer, milliseconds. */
const OPEN_MS = 3_000;

/** Matches the results of a request, not its errors. */
const isResultOf =
  (id: string) =>
  (message: MessageFromHost): message is WalletAnswer =>
    isAnswerTo(id)(message) && message.result !== undefined;

export const cancel: Step = {
  id: 'cancel',
  requires: 'account',
  run: async (context) => {
    const { person, inbox, randomId } = context;
    const request = await prepareRequest(context);
    await person.confirm('Do not answer the next request: it must close by itself after three seconds.');
    const id = randomId();
    const since = inbox.count;
    sendRequest(context, id, request);
    const early = await waitForAnswer(context, id, OPEN_MS, since);
    if (early) return fail(`The wallet answered with ${describeError(early)} before the request was cancelled.`);
    // The wait has cancelled it, because it ended without an answer.
    person.show('The request is cancelled. Your wallet must close it.');
    const late = await inbox.wait({ matches: isResultOf(id), timeoutMs: OPEN_MS, since, signal: context.signal });
    const signedAfterwards = fail('The wallet answered with a signature after wallet-cancel.');
    if (late) return signedAfterwards;
    const next = await prepareRequest(context);
    await person.confirm('The last request must be closed now. Approve the next one.');
    const { fault } = await requestSignature(context, randomId(), next);
    if (inbox.list(since).some(isResultOf(id))) return signedAfterwards;
    if (fault) return fail(`The request after the cancelled one failed. ${fault.reason}`);
    return pass('Nothing was signed after wallet-cancel, and the next request worked.');
  },
};
