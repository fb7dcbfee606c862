import type { PaymentConfirmation } from '../../client/paying-client.js';
import { isPayable } from '../../contract/payment-status.js';
import { throwIfAborted } from '../../core/abortable.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { readGatewayFields } from '../../core/errors/is-refusal.js';
import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { getBackoffMs } from '../../core/retry.js';
import { sleep } from '../../core/sleep.js';
import { isTransactionHash } from '../../core/wallet-methods.js';
import type { ConfirmationRecord } from '../ports.js';
import type { FlowContext, FlowRun } from './context.js';
import { isClearRefusal, isQuoteExpired, lacksDetails } from './problems.js';
import { isOfContract } from './signature.js';
import type { PaymentProblem } from './state.js';

/** How often a confirmation is sent by itself. After that, the buyer decides. */
const ATTEMPTS = 4;

/** How sending a confirmation has ended. */
type Confirmed =
  /** The gateway has it. */
  | { readonly kind: 'sent' }
  /** The gateway will never apply it: the buyer may pay in another way. Never of a transaction, which may have paid. */
  | { readonly kind: 'refused'; readonly problem: PaymentProblem }
  /** It was refused, and the payment cannot be paid any more: it has ended, or is being paid. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'unanswered'; readonly error: PayError };

/** The outcome of an attempt that failed: nobody knows whether the gateway has the confirmation, whatever the error is. */
const toUnanswered = (cause: unknown): Confirmed => ({
  kind: 'unanswered',
  error: isPayError(cause) ? cause : new ContractError('The answer to /confirm could not be handled.', cause),
});

const getLastAnswer = ({ results }: Pick<PaymentConfirmation, 'results'>): unknown =>
  results[results.length - 1]?.data[0];

const toProblem = (error: PayError, confirmation: PaymentConfirmation): PaymentProblem => {
  if (lacksDetails(error)) return { code: 'details_missing', error };
  if (isQuoteExpired(error)) return { code: 'price_renewed', error };
  return { code: 'not_accepted', error, isOfContract: isOfContract(getLastAnswer(confirmation)) };
};

/**
 * Returns what a refusal means. After an attempt without an answer it may be about the payment that this attempt has made, so
 * the status has to say that nothing was paid.
 */
const readRefusal = async (
  error: PayError,
  confirmation: PaymentConfirmation,
  isFirst: boolean,
  { client }: FlowContext,
  signal: AbortSignal,
): Promise<Confirmed> => {
  // 409: a payment is under way, by this confirmation or by another one.
  if (readGatewayFields(error).status === 409) return { kind: 'ended' };
  const refused = { kind: 'refused', problem: toProblem(error, confirmation) } as const;
  if (isFirst) return refused;
  return isPayable(await client.getStatus(signal)) ? refused : { kind: 'ended' };
};

/** Returns the hash of the transaction by which the buyer has paid, which a refusal does not take back; undefined for a signature. */
export const getTransactionHash = (confirmation: Pick<PaymentConfirmation, 'results'>): string | undefined => {
  const answer = getLastAnswer(confirmation);
  return isTransactionHash(answer) ? answer : undefined;
};

const sendOnce = async (
  { confirmation }: ConfirmationRecord,
  isFirst: boolean,
  context: FlowContext,
  signal: AbortSignal,
): Promise<Confirmed> => {
  try {
    await context.client.confirm(confirmation, signal, context.details.collectedData);
    return { kind: 'sent' };
  } catch (cause) {
    throwIfAborted(signal);
    if (!isPayError(cause) || !isClearRefusal(cause)) return toUnanswered(cause);
    try {
      const refusal = await readRefusal(cause, confirmation, isFirst, context, signal);
      return refusal.kind === 'refused' && getTransactionHash(confirmation) !== undefined
        ? toUnanswered(cause)
        : refusal;
    } catch (unknownStatus) {
      throwIfAborted(signal);
      return toUnanswered(unknownStatus);
    }
  }
};

/**
 * Sends a stored confirmation until the gateway answers, a few times. It is always the same one, so the gateway applies it
 * once.
 *
 * @param isNew false if it may have been sent before
 */
export const sendConfirmation = async (
  record: ConfirmationRecord,
  isNew: boolean,
  context: FlowContext,
  { signal }: FlowRun,
): Promise<Confirmed> => {
  let isFirst = isNew;
  for (let attempt = 1; ; attempt++) {
    const confirmed = await sendOnce(record, isFirst, context, signal);
    if (confirmed.kind !== 'unanswered' || attempt === ATTEMPTS) return confirmed;
    isFirst = false;
    await sleep(context.clock, getBackoffMs(attempt, true, context.random()), signal);
    throwIfAborted(signal);
  }
};
