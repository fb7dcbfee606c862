import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { toJson } from '../../core/json.js';
import { explainChain, isEvmChain } from '../../core/wallet-info.js';
import { getRecipients } from '../check/recipients.js';
import type { ChainParameters } from '../ports.js';
import type { PaymentFlowOptions } from './context.js';

const CHAIN_ID = /^0x[\da-f]{1,14}$/i;

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

const quote = (value: unknown): string => toJson(String(value).slice(0, 80));

/**
 * Checks what a page may have set wrongly, before its buyer chooses anything.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkFlowOptions = ({ chains, recipients, callRecipients, chainParameters }: PaymentFlowOptions): void => {
  for (const chain of chains) {
    if (!isEvmChain(chain)) refuse(explainChain(quote(chain)));
    // Null would let a payment to anybody pass.
    if (recipients !== undefined) getRecipients(recipients, chain);
    if (callRecipients !== undefined) getRecipients(callRecipients, chain, 'callRecipients');
  }
  for (const parameters of chainParameters ?? []) {
    const { chainId } = (parameters ?? {}) as Partial<ChainParameters>;
    if (typeof chainId !== 'string' || !CHAIN_ID.test(chainId))
      refuse(`chainParameters: ${quote(chainId)} is no chain id in hexadecimal digits, such as 0x1.`);
  }
};
