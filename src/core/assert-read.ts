import type { ReadResult, ReadSuccess } from '../contract/readers/fields.js';
import { ContractError } from './errors/contract-error.js';

/** Returns a successful result, or throws `ContractError` with the message, the invalid fields, and the answer as its cause. */
export const assertRead = <Value>(result: ReadResult<Value>, message: string, answer: unknown): ReadSuccess<Value> => {
  if (result.ok) return result;
  throw new ContractError(`${message} Invalid fields: ${result.invalidFields.join(', ')}.`, answer);
};
