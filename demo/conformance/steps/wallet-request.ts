import type { MessageFromHost } from 'pay-status/host';
import type { MessageOfType } from '../inbox.js';
import { fail, PERSON_TIMEOUT_MS, sleep, type Outcome, type PreparedRequest, type StepContext } from './step.js';

export type WalletAnswer = MessageOfType<'wallet-answer'>;

/** Matches the answers to a request. */
export const isAnswerTo =
  (id: string) =>
  (message: MessageFromHost): message is WalletAnswer =>
    message.type === 'wallet-answer' && message.id === id;

/** Prepares a request of the account that signs. */
export const prepareRequest = ({ sandbox, chain, address }: StepContext): Promise<PreparedRequest> =>
  sandbox.prepareRequest(`${chain}:${address}`);

/** Sends a request to the host's wallet. The same id may be sent again. */
export const sendRequest = (
  { send }: Pick<StepContext, 'send'>,
  id: string,
  { paymentId, chain, method, params }: PreparedRequest,
): void => {
  const [address] = params;
  send({ type: 'wallet-request', id, paymentId, chain, account: `${chain}:${address}`, method, params: [...params] });
};

/**
 * Waits for an answer to a request; undefined after the timeout. Then, and if the person skips the step, the request is
 * cancelled, so that no prompt is left open.
 */
export const waitForAnswer = async (
  { inbox, send, signal }: Pick<StepContext, 'inbox' | 'send' | 'signal'>,
  id: string,
  timeoutMs = PERSON_TIMEOUT_MS,
  since = 0,
): Promise<WalletAnswer | undefined> => {
  const cancel = (): void => {
    send({ type: 'wallet-cancel', id });
  };
  signal.addEventListener('abort', cancel, { once: true });
  const answer = await inbox.wait({ matches: isAnswerTo(id), timeoutMs, since, signal });
  signal.removeEventListener('abort', cancel);
  if (!answer) cancel();
  return answer;
};

/** Describes an error that a wallet has answered. */
export const describeError = ({ error }: WalletAnswer): string =>
  error ? `the error ${error.code}${error.message ? ` (“${error.message.slice(0, 200)}”)` : ''}` : 'a result';

/** Returns the failure of an answer that is no signature by the account over exactly the parameters; undefined if it is one. */
export const findFault = async (
  { sandbox }: Pick<StepContext, 'sandbox'>,
  { params: [address, typedData] }: PreparedRequest,
  answer: WalletAnswer | undefined,
): Promise<Outcome | undefined> => {
  if (!answer) return fail('The wallet did not answer within two minutes.');
  if (answer.error) return fail(`The wallet answered with ${describeError(answer)} instead of a signature.`);
  if (typeof answer.result !== 'string') return fail('The wallet answered with a list instead of a signature.');
  const signer = await sandbox.recoverSigner(typedData, answer.result);
  if (signer === null) return fail('The wallet answered with something else than a signature of 64 or 65 bytes.');
  if (signer.toLowerCase() === address.toLowerCase()) return undefined;
  return fail(
    `The signature is not ${address}'s over exactly the params of the request: sign the typed data as it is, with the account that is named.`,
  );
};

/** Asks for a signature, and returns the answer with its failure if there is one. */
export const requestSignature = async (
  context: StepContext,
  id: string,
  request: PreparedRequest,
): Promise<{ readonly answer: WalletAnswer | undefined; readonly fault: Outcome | undefined }> => {
  const since = context.inbox.count;
  sendRequest(context, id, request);
  const answer = await waitForAnswer(context, id, PERSON_TIMEOUT_MS, since);
  return { answer, fault: await findFault(context, request, answer) };
};

/** The time for a second answer, milliseconds. */
const SECOND_ANSWER_MS = 1_000;

/** Waits for further answers to a request; resolves to false if one is not the same as the first, as after a second prompt. */
export const getsOneAnswer = async (context: Pick<StepContext, 'inbox' | 'signal'>, id: string): Promise<boolean> => {
  await sleep(context, SECOND_ANSWER_MS);
  const answers = context.inbox.list(0).filter(isAnswerTo(id));
  return answers.every(({ result }) => result === answers[0]?.result);
};
