import { PayError } from './pay-error.js';

/** The gateway's answer has the wrong shape: not JSON, or not as the contract says. Says nothing about the payment. */
export class ContractError extends PayError {
  override readonly name = 'ContractError';
  readonly code = 'contract_violation';
}
