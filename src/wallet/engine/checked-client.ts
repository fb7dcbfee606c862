import type { PayingClient } from '../../client/paying-client.js';
import type { ReadResult } from '../../contract/readers/fields.js';
import { readFetchActions, readPaymentOptions } from '../../contract/readers/payment-options.js';
import { readPaymentStatusResponse } from '../../contract/readers/payment-status-response.js';
import { ContractError } from '../../core/errors/contract-error.js';

const requireRead = <Value>(result: ReadResult<Value>, method: keyof PayingClient): Value => {
  if (result.ok) return result.value;
  throw new ContractError(`${method} of the client resolved to invalid fields: ${result.invalidFields.join(', ')}.`);
};

/** A client of the program may resolve to anything: its answers are read like those of the gateway. */
export const createCheckedClient = (client: PayingClient): PayingClient => ({
  getOptions: async (...args) => requireRead(readPaymentOptions(await client.getOptions(...args)), 'getOptions'),
  fetchActions: async (...args) => {
    const actions: unknown = await client.fetchActions(...args);
    return requireRead(readFetchActions({ actions }), 'fetchActions').actions;
  },
  confirm: async (...args) => requireRead(readPaymentStatusResponse(await client.confirm(...args)), 'confirm'),
  getStatus: async (...args) => requireRead(readPaymentStatusResponse(await client.getStatus(...args)), 'getStatus'),
});
