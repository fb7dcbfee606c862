import { html, nothing, type TemplateResult } from 'lit';
import { FLOW_STATES, type PaymentFlowState } from '../../../wallet/engine/state.js';
import { block, phrase } from '../../shared/rendering/block.js';
import { collectView } from './collect.view.js';
import { choosingView } from './options.view.js';
import { fill, type StepTexts } from './wallet-texts.js';
import type { WalletViewProps } from './wallet-view-props.js';
import { openedAppView, walletsView } from './wallets.view.js';

/** The live region, whose text is set later: a block of its own, so that it stays. */
const REGION = block(html`<p role="status" class="spoken"></p>`);

/** The headline gets the focus when a pressed button is gone, and is read with the texts around it. */
const statusView = ({ problem, title, lines }: StepTexts): unknown =>
  html`${block(
    html`<div class="wallet-status">
      ${problem ? block(html`<p part="wallet-problem" id="wallet-problem">${problem}</p>`) : nothing}
      <h2 part="wallet-title" tabindex="-1" aria-describedby="wallet-problem wallet-text">${phrase(title)}</h2>
      <div id="wallet-text">${lines.map((line) => block(html`<p>${line}</p>`))}</div>
    </div>`,
  )}
  ${REGION}`;

/** The button of a buyer who has declined the transaction for which the wallet was asked. */
const declinedButton = (
  { decline }: Extract<PaymentFlowState, { readonly decline: unknown }>,
  { messages, isTimeUp, onDecline }: WalletViewProps,
): unknown =>
  isTimeUp || decline === 'early'
    ? nothing
    : html`<button part="wallet-declined-button" aria-disabled=${decline === 'checking'} @click=${onDecline}>
        ${phrase(messages.declined)}
      </button>`;

const controlsView = (props: WalletViewProps): unknown => {
  const { state, messages, onBack, onResend, onPick } = props;
  const back = (label: string): TemplateResult =>
    html`<button part="wallet-back-button" @click=${onBack}>${phrase(label)}</button>`;
  switch (state.kind) {
    case 'picking':
      if (props.opened) return openedAppView(props);
      return walletsView(props);
    case 'choosing':
      return html`${choosingView(state, props)}${back(messages.otherWallet)}`;
    case 'collecting':
      return html`${collectView(state, props)}${back(messages.back)}`;
    case 'no_account': {
      const { wallet } = state;
      const connect = (): void => {
        onPick(wallet);
      };
      return html`<button part="wallet-connect-button" class="button" @click=${connect}>
          ${phrase(fill(messages.connecting[0], { wallet: wallet.name }))}</button
        >${back(messages.otherWallet)}`;
    }
    case 'no_options':
    case 'blocked':
      return back(messages.otherWallet);
    case 'connecting':
    case 'asking':
    case 'switching':
    case 'busy':
      return back(messages.back);
    case 'signing':
      return state.isBinding ? declinedButton(state, props) : back(messages.back);
    case 'unsent':
      return html`<button part="wallet-retry-button" class="button" @click=${onResend}>
        ${phrase(messages.resend)}
      </button>`;
    case 'check_wallet':
      return declinedButton(state, props);
    case 'sending':
    case 'sent':
    case 'closed':
      return nothing;
  }
};

/** False once a wallet may have sent a transaction that pays: that is not over when the time is up. */
const isUnpaid = (state: PaymentFlowState): boolean =>
  FLOW_STATES[state.kind].isUnpaid && !('isBinding' in state && state.isBinding);

/** True if the text asks to scan the code. */
const asksToScan = ({ state, hasRows }: WalletViewProps): boolean => {
  if (state.kind === 'picking' && !hasRows) return true;
  const code = 'problem' in state ? state.problem?.code : undefined;
  return state.kind === 'no_options' || code === 'storage_unavailable' || code === 'details_required';
};

/** Returns the class by which the page hides other payment options while the list is shown. */
const getListClass = ({ state, opened, rows, isFoldable, isUnfolded }: WalletViewProps): string => {
  if (state.kind !== 'picking') return '';
  if (!opened && isFoldable && !isUnfolded) return 'inside';
  return opened || rows.some((row) => 'app' in row) ? 'apps' : '';
};

/**
 * Renders paying with a wallet: one headline, one announcement, and the next step. Its language is not that of the page if its
 * texts could not be loaded.
 */
export const walletView = (props: WalletViewProps, texts: StepTexts): unknown => {
  const { locale, dir } = props.messages;
  const unpaid = isUnpaid(props.state) ? 'unpaid' : '';
  const scans = asksToScan(props) ? 'scans' : '';
  const late = props.state.kind === 'closed' && props.state.late ? 'late' : '';
  return block(
    html`<div part="wallet" class="${unpaid} ${scans} ${late} ${getListClass(props)}" lang=${locale} dir=${dir}>
      ${statusView(texts)}${controlsView(props)}
    </div>`,
  );
};
