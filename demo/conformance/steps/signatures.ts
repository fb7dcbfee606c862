import { fail, pass, type Step } from './step.js';
import { getsOneAnswer, prepareRequest, requestSignature } from './wallet-request.js';

/** Hosts that stop waiting often do so after a few seconds. */
const LATE_MS = 5_000;
/** How often a person may be too early. */
const MAX_TRIES = 3;

export const approve: Step = {
  id: 'approve',
  requires: 'account',
  run: async (context) => {
    const request = await prepareRequest(context);
    await context.person.confirm('Approve the next request.');
    const { fault } = await requestSignature(context, context.randomId(), request);
    return fault ?? pass('The signature is by the account that was named, over exactly the params.');
  },
};

export const lateSignature: Step = {
  id: 'late-signature',
  requires: 'account',
  run: async (context) => {
    const { clock, person, randomId } = context;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const request = await prepareRequest(context);
      const remark = tries ? 'That was too early. ' : '';
      await person.confirm(`${remark}Wait ten seconds, then approve the next request.`);
      const startedAt = clock.now();
      const id = randomId();
      const { fault } = await requestSignature(context, id, request);
      const seconds = Math.round((clock.now() - startedAt) / 100) / 10;
      if (fault) return fail(`${fault.reason} That was after ${seconds} seconds.`);
      if (clock.now() - startedAt <= LATE_MS) continue;
      return (await getsOneAnswer(context, id))
        ? pass(`The signature arrived after ${seconds} seconds.`)
        : fail('The late request got two different answers: answer each request once.');
    }
    return fail('Each request was approved within five seconds, so that nothing is known about late answers.');
  },
};
