import { PayError } from './pay-error.js';

/** An answer of the wrong shape: not JSON, or not what the contract says. Says nothing of the payment. */
export class ContractError extends PayError {
  override readonly name = 'ContractError';
  readonly code = 'contract_violation';
}
