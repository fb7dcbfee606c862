import { html, nothing } from 'lit';
import type { Messages } from '../../../locales/messages.js';
import { FLOW_STATES, type PaymentFlowState } from '../../../wallet/engine/state.js';
import { icon } from '../../shared/icon.view.js';
import * as icons from '../../shared/icons.js';
import { markView, TURNING, walletMarkView, type MarkSymbol } from '../../shared/mark.view.js';
import { noteView } from '../../shared/note.view.js';
import { block, phrase } from '../../shared/rendering/block.js';
import { STEP_REGION, walletIcon } from '../wallet-list.view.js';
import { collectView } from './collect.view.js';
import { choosingView } from './options.view.js';
import { requestView } from './request.view.js';
import { fill, getStepText, type StepTexts } from './wallet-texts.js';
import type { WalletViewProps } from './wallet-view-props.js';

/** How a step is shown: a list or form with its headline above, or a moment with a mark. */
type StepLook =
  | 'form'
  /** The icon of the wallet in a ring that turns. */
  | 'wallet'
  | { readonly tone: string; readonly symbol: MarkSymbol; readonly share?: number };

const WORKING: StepLook = { tone: 'working', symbol: 'dots', share: TURNING };
const WARNING: StepLook = { tone: 'late', symbol: 'warning' };

const LOOKS: Readonly<Record<PaymentFlowState['kind'], StepLook>> = {
  picking: 'form',
  connecting: 'wallet',
  asking: 'wallet',
  no_account: { tone: 'trouble', symbol: 'warning' },
  no_options: 'form',
  blocked: { tone: 'trouble', symbol: 'warning' },
  choosing: 'form',
  collecting: 'form',
  switching: 'wallet',
  signing: 'wallet',
  check_wallet: WARNING,
  busy: WARNING,
  sending: WORKING,
  unsent: WARNING,
  sent: WORKING,
  closed: { tone: 'unknown', symbol: 'question' },
};

const markOf = (look: StepLook, { state, opened }: WalletViewProps): unknown => {
  if (look === 'form') return nothing;
  if (look !== 'wallet') return markView(look.symbol, look.share);
  if (opened) return walletMarkView(walletIcon(opened.app));
  return 'wallet' in state ? walletMarkView(walletIcon(state.wallet)) : nothing;
};

/** The bars of the requests that a wallet is asked for, one for each. */
const stepsView = (props: WalletViewProps): unknown => {
  const text = getStepText(props);
  if (props.state.kind !== 'signing' || !text) return nothing;
  const { step, steps } = props.state;
  return block(
    html`<p class="steps" id="wallet-step">
      <span aria-hidden="true"
        >${[...Array<undefined>(steps)].map((_, index) => html`<i class=${index < step ? 'done' : ''}></i>`)}</span
      >${text}
    </p>`,
  );
};

const getClass = (look: StepLook): string => {
  if (look === 'form') return 'wallet-status';
  if (look === 'wallet') return 'moment approve working';
  return `moment ${look.tone} ${look.share ? 'working' : ''}`;
};

/** The headline gets the focus when a pressed button is gone, and is read with the texts around it. */
const statusView = ({ problem, title, lines }: StepTexts, look: StepLook, props: WalletViewProps): unknown =>
  html`${block(
    html`<div class=${getClass(look)}>
      ${markOf(look, props)}${stepsView(props)}
      <h2 part="wallet-title" tabindex="-1" aria-describedby="wallet-step wallet-problem wallet-text">
        ${phrase(title)}
      </h2>
      ${
        lines.length
          ? html`<div part="wallet-text" id="wallet-text">${lines.map((line) => block(html`<p>${line}</p>`))}</div>`
          : nothing
      }
      ${problem ? html`<div id="wallet-problem">${noteView('wallet-problem', icons.info, problem, 'calm')}</div>` : nothing}
    </div>`,
  )}
  ${STEP_REGION}`;

/** The button of a buyer who has declined the transaction for which the wallet was asked. */
const declinedButton = (
  { decline }: Extract<PaymentFlowState, { readonly decline: unknown }>,
  { messages, isTimeUp, onDecline }: WalletViewProps,
): unknown =>
  isTimeUp || decline === 'early'
    ? nothing
    : html`<button
        part="wallet-declined-button"
        class="button secondary"
        aria-disabled=${decline === 'checking'}
        @click=${onDecline}
      >
        ${phrase(messages.declined)}
      </button>`;

const backButton = (label: string, { onBack }: WalletViewProps, kind = 'quiet'): unknown =>
  html`<button part="wallet-back-button" class=${kind} @click=${onBack}>
    ${kind === 'quiet' ? icon(icons.back) : nothing}${phrase(label)}
  </button>`;

/** The link to the page from which the buyer gets the app. */
const storeLink = ({ app }: NonNullable<WalletViewProps['opened']>, { newTab }: Messages): unknown =>
  app.store
    ? html`<a part="wallet-store-link" class="button secondary" href=${app.store} target="_blank" rel="noreferrer"
        ><bdi>${app.name}</bdi> – <bdi>${new URL(app.store).host}</bdi><span class="spoken"> ${phrase(newTab)}</span></a
      >`
    : nothing;

/** The ways on while the buyer pays in an app, or if it has not opened. */
const openedAppControls = (props: WalletViewProps): unknown => {
  const { opened, messages, page, onOpenAgain } = props;
  const isHere = opened && (opened.state === 'unopened' || opened.state === 'returned');
  return html`${
    isHere
      ? html`<button
          part="wallet-again-button"
          class="button"
          @click=${() => {
            onOpenAgain(opened.app);
          }}
        >
          ${phrase(messages.tryAgain)}
        </button>`
      : nothing
  }${opened?.state === 'unopened' ? storeLink(opened, page) : nothing}${backButton(page.checkout.otherWallet, props)}`;
};

const controlsOf = (props: WalletViewProps): unknown => {
  const { state, messages, page, onResend, onPick } = props;
  const { otherWallet } = page.checkout;
  switch (state.kind) {
    case 'picking':
      return props.opened ? openedAppControls(props) : nothing;
    case 'choosing':
      return backButton(otherWallet, props);
    case 'collecting':
      return backButton(messages.back, props);
    case 'no_account': {
      const { wallet } = state;
      const connect = (): void => {
        onPick(wallet);
      };
      return html`<button part="wallet-connect-button" class="button" @click=${connect}>
          ${phrase(fill(messages.connecting[0], { wallet: wallet.name }))}</button
        >${backButton(otherWallet, props)}`;
    }
    case 'no_options':
      return backButton(otherWallet, props, 'button secondary');
    case 'blocked':
      return backButton(otherWallet, props, 'button');
    case 'connecting':
    case 'asking':
    case 'switching':
    case 'busy':
      return backButton(messages.back, props);
    case 'signing':
      return state.isBinding ? declinedButton(state, props) : backButton(messages.back, props);
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

/** What the buyer chooses or enters, above the controls. */
const contentOf = (props: WalletViewProps): { readonly content: unknown; readonly button: unknown } => {
  const { state } = props;
  if (state.kind === 'choosing') return choosingView(state, props);
  if (state.kind === 'collecting') return collectView(state, props);
  return { content: state.kind === 'signing' ? requestView(state, props) : nothing, button: nothing };
};

/** False once a wallet may have sent a transaction that pays: that is not over when the time is up. */
export const isUnpaid = (state: PaymentFlowState): boolean =>
  FLOW_STATES[state.kind].isUnpaid && !('isBinding' in state && state.isBinding);

/** True if the text asks to scan the code. */
export const asksToScan = (state: PaymentFlowState): boolean => {
  const code = 'problem' in state ? state.problem?.code : undefined;
  return state.kind === 'no_options' || code === 'storage_unavailable' || code === 'details_required';
};

/** A wallet that has not answered for a while: where to look for it. */
const slowNote = (slow: string): unknown => (slow ? noteView('note', icons.info, slow, 'calm') : nothing);

/**
 * Renders a step of paying with a wallet: one headline, one announcement, and the next step. Its language is not that of the
 * page if its texts could not be loaded.
 */
export const walletView = (props: WalletViewProps, texts: StepTexts): unknown => {
  const { locale, dir } = props.messages;
  const look = props.opened ? 'wallet' : LOOKS[props.state.kind];
  const { content, button } = contentOf(props);
  const controls = controlsOf(props);
  return block(
    html`<div part="wallet" lang=${locale} dir=${dir}>
      ${statusView(texts, look, props)}${content}${slowNote(texts.slow)}
      ${button !== nothing || controls !== nothing ? html`<div class="stack">${button}${controls}</div>` : nothing}
    </div>`,
  );
};
