import { PayError } from './pay-error.js';

/** The gateway's answer is invalid: not JSON, or not as the contract defines it. Does not mean that the payment failed. */
export class ContractError extends PayError {
  override readonly name = 'ContractError';
  readonly code = 'contract_violation';
}
