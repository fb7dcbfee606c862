import { html, nothing } from 'lit';
import type { RedirectController } from '../../controllers/redirect-controller.js';
import type { StatusMessages } from '../../locales/messages.js';
import { fillNodes } from '../shared/fill-nodes.js';
import { block, phrase } from '../shared/rendering/block.js';
import type { CheckoutContext } from './checkout-context.js';

/** “Taking you back to Marginalia in 5 s” */
const getSentence = (
  remainingMs: number,
  { goingIn, goingTo, locale }: StatusMessages,
  checkout: CheckoutContext | undefined,
  toValue: (name: string) => unknown,
): readonly unknown[] => {
  const { merchantName } = checkout ?? {};
  const seconds = Math.ceil(remainingMs / 1000);
  return fillNodes(merchantName ? goingTo : goingIn, {
    n: new Intl.NumberFormat(locale).format(seconds),
    ...(merchantName && { merchant: toValue(merchantName) }),
  });
};

/** Returns the announcement of the redirect for screen readers: once at the start of the countdown, else empty. */
export const leaving = (
  { state }: RedirectController,
  messages: StatusMessages,
  checkout: CheckoutContext | undefined,
): string => {
  if (state.kind === 'none' || !state.isNew) return '';
  return getSentence(state.remainingMs, messages, checkout, (name) => name).join('');
};

const textView = (
  { state, cancelRedirect }: RedirectController,
  messages: StatusMessages,
  checkout: CheckoutContext | undefined,
): unknown => {
  if (state.kind === 'leaving') return block(html`<p part="redirect-text">${messages.leaving}</p>`);
  if (state.kind === 'none' || !state.remainingMs) return nothing;
  const sentence = getSentence(state.remainingMs, messages, checkout, (name) => html`<bdi>${name}</bdi>`);
  return html`<p part="redirect-text">
    ${block(html`<span>${sentence}</span>`, true)} <span aria-hidden="true">·</span>
    <button part="stay-button" class="inline" @click=${cancelRedirect}>${phrase(messages.stay)}</button>
  </p>`;
};

/** The slot for the way on that comes before the one back. */
const nextStep = (checkout: CheckoutContext | undefined): unknown =>
  checkout ? html`<slot name="next-step"></slot>` : nothing;

/** Renders the way back: the sentence with the button that stays comes first, then the link to the shop. */
export const redirect = (
  controller: RedirectController,
  messages: StatusMessages,
  checkout: CheckoutContext | undefined,
): unknown => {
  const { state, onLinkClick } = controller;
  if (state.kind === 'none') return nextStep(checkout);
  return block(
    html`<div part="redirect">
      ${textView(controller, messages, checkout)}${nextStep(checkout)}
      <a part="redirect-link" class="button" href=${state.url} target="_top" @click=${onLinkClick}
        >${phrase(messages.goOn)}</a
      >
    </div>`,
  );
};
