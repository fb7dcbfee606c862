import { html, nothing, type TemplateResult } from 'lit';
import type { SandboxChainTransaction } from '../../../gateway/wire/sandbox-payment.js';
import { moment } from '../shared/time.js';
import { fact } from '../shared/fact.view.js';

const describePlace = ({ block, confirmations, blockTime }: SandboxChainTransaction): string => {
  if (block === null) return 'Not known yet';
  const count = confirmations === 1 ? '1 confirmation' : `${confirmations} confirmations`;
  return `${block}, ${count}${blockTime === null ? ', not final yet' : ''}`;
};

/** Where the transaction of a payment is on the chain. */
export const chainFacts = (chain: SandboxChainTransaction): TemplateResult => {
  const { networkName, kind, hash, blockTime } = chain;
  return html`${fact('Rail', `${networkName}, ${kind === 'native' ? 'sent by the buyer' : 'sent by the sandbox'}`)}
  ${fact('Block', describePlace(chain))} ${blockTime === null ? nothing : fact('Mined', moment(Date.parse(blockTime)))}
  ${fact('Explorer', html`<a href="/explorer/tx/${hash}" target="_blank">Transaction in the explorer</a>`)}`;
};
