import { html, nothing } from 'lit';
import { getNetworkName } from '../../../wallet/engine/option-chain.js';
import type { PaymentFlowState } from '../../../wallet/engine/state.js';
import { block } from '../../shared/rendering/block.js';
import { asksPermission, describeAmount } from './wallet-texts.js';
import type { WalletViewProps } from './wallet-view-props.js';

/** Renders what the wallet has to show, where the buyer can compare it: the amount and the network. */
export const requestView = (
  state: Extract<PaymentFlowState, { readonly kind: 'signing' }>,
  { messages, page }: WalletViewProps,
): unknown => {
  const { choice } = state;
  if (!choice || asksPermission(state)) return nothing;
  const { option } = choice;
  const { amount, network } = page.checkout;
  const row = (label: string, value: string): unknown =>
    block(
      html`<div>
        <dt>${label}</dt>
        <dd><bdi>${value}</bdi></dd>
      </div>`,
    );
  return html`<dl class="facts boxed">
    ${row(amount, describeAmount(option.amount, messages.locale))} ${row(network, getNetworkName(option))}
  </dl>`;
};
