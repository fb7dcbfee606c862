import { fail, HOST_TIMEOUT_MS, pass, type Step } from './step.js';
import {
  describeError,
  findFault,
  getsOneAnswer,
  isAnswerTo,
  prepareRequest,
  sendRequest,
  waitForAnswer,
} from './wallet-request.js';

export const doubleTap: Step = {
  id: 'double-tap',
  requires: 'account',
  run: async (context) => {
    const { person, inbox, randomId, signal, send } = context;
    const request = await prepareRequest(context);
    await person.confirm(
      'The next request arrives twice, and your wallet must ask once. Approve it after two seconds.',
    );
    const [id, otherId] = [randomId(), randomId()];
    sendRequest(context, id, request);
    sendRequest(context, id, request);
    sendRequest(context, otherId, request);
    const other = await inbox.wait({ matches: isAnswerTo(otherId), timeoutMs: HOST_TIMEOUT_MS, signal });
    if (other?.error?.code !== 'request_pending') {
      for (const each of [id, otherId]) send({ type: 'wallet-cancel', id: each });
      return fail(
        `While a request is open, another id must be refused with request_pending within two seconds, but the wallet ${
          other ? `answered with ${describeError(other)}` : 'did not answer'
        }.`,
      );
    }
    const fault = await findFault(context, request, await waitForAnswer(context, id));
    if (fault) return fault;
    return (await getsOneAnswer(context, id))
      ? pass('Both requests got the same answer, and another id was refused with request_pending.')
      : fail('The two equal requests got different answers: ask once for each id.');
  },
};
