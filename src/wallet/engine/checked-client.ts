import type { PayingClient } from '../../client/paying-client.js';
import type { ReadResult } from '../../contract/readers/fields.js';
import { readFetchActions, readPaymentOptions } from '../../contract/readers/payment-options.js';
import { readPaymentStatusResponse } from '../../contract/readers/payment-status-response.js';
import type { Clock } from '../../core/clock.js';
import { withDeadline } from '../../core/deadline.js';
import { ContractError } from '../../core/errors/contract-error.js';

const requireRead = <Value>(result: ReadResult<Value>, method: keyof PayingClient): Value => {
  if (result.ok) return result.value;
  throw new ContractError(`${method} of the client resolved to invalid fields: ${result.invalidFields.join(', ')}.`);
};

/**
 * A call of a client counts as unanswered after this time, milliseconds. Longer than those of our own client, which sends several requests
 * for the options of many accounts, one after another.
 */
const TIMEOUT_MS = 60_000;

/**
 * A client of the program may resolve to anything, or never: its answers are read like those of the gateway, and awaited for as long as
 * the signal and the deadline allow.
 */
export const createCheckedClient = (client: PayingClient, clock: Clock): PayingClient => {
  const call = <Value>(work: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal | undefined) =>
    // A method that throws before it returns a promise rejects, too.
    withDeadline(async (deadline) => work(deadline), { clock, timeoutMs: TIMEOUT_MS, signal });
  return {
    getOptions: async (accounts, signal) => {
      const answer = await call((deadline) => client.getOptions(accounts, deadline), signal);
      return requireRead(readPaymentOptions(answer), 'getOptions');
    },
    fetchActions: async (optionId, data, signal, collectedData) => {
      const fetchActions = (deadline: AbortSignal) => client.fetchActions(optionId, data, deadline, collectedData);
      const actions: unknown = await call(fetchActions, signal);
      return requireRead(readFetchActions({ actions }), 'fetchActions').actions;
    },
    confirm: async (confirmation, signal, collectedData) => {
      const answer = await call((deadline) => client.confirm(confirmation, deadline, collectedData), signal);
      return requireRead(readPaymentStatusResponse(answer), 'confirm');
    },
    getStatus: async (signal) =>
      requireRead(readPaymentStatusResponse(await call((deadline) => client.getStatus(deadline), signal)), 'getStatus'),
  };
};
