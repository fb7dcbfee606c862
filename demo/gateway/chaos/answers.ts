import type { KnownErrorCode } from 'pay-status/contract';
import { errorBody, HTTP_STATUS_OF } from '../errors.js';
import type { Dice } from './dice.js';
import { addFields } from './extra-fields.js';

/** A request on its way to the gateway. */
export interface Passage {
  readonly method: string;
  readonly path: string;
  /** What goes on every answer. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Does what was asked. A lossy answer will not reach the client. */
  readonly answer: (isLossy: boolean) => Promise<Response>;
}

interface Refusal {
  readonly code: KnownErrorCode;
  /** For the one who develops against this: a program cannot tell the two kinds of 500 apart. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const refuse = (passage: Passage, { code, message, headers }: Refusal): Response =>
  new Response(JSON.stringify(errorBody(code, `Chaos: ${message}`)), {
    status: HTTP_STATUS_OF[code],
    headers: { ...passage.headers(), 'Content-Type': 'application/json', ...headers },
  });

const refuseOrAnswer = async (dice: Dice, passage: Passage): Promise<Response> => {
  if (dice.strikes('status429')) {
    const headers = { 'Retry-After': String(dice.upTo('retryAfterS')) };
    return refuse(passage, { code: 'rate_limited', message: 'too many requests', headers });
  }
  if (dice.strikes('status500')) return refuse(passage, { code: 'internal_error', message: 'nothing was done' });
  if (!dice.strikes('lostAnswer')) return passage.answer(false);
  await passage.answer(true);
  return refuse(passage, { code: 'internal_error', message: 'the answer is lost' });
};

/** Answers a request of the interface. A preflight is the browser's own and passes, as do the sandbox's routes. */
export const answerChaotically = async (dice: Dice, passage: Passage): Promise<Response> => {
  if (passage.method === 'OPTIONS' || !passage.path.startsWith('/v1/')) return passage.answer(false);
  const response = await refuseOrAnswer(dice, passage);
  const text = await response.text();
  const { status, headers } = response;
  // An answer to HEAD has none.
  return new Response(text ? addFields(dice, text) : null, { status, headers });
};
