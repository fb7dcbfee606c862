import { html } from 'hono/html';
import type { Payment } from '../gateway/payments/payment.js';
import type { StrictMerchantProfile } from '../gateway/wire/payment-details.js';
import type { PageContent } from '../pages/document.js';
import { messagePage } from '../pages/message.js';
import { formatMoney } from '../pages/money.js';
import type { BuyerTexts } from './buyer-texts.js';

interface UnpaidPage {
  readonly payment: Payment;
  readonly merchant: StrictMerchantProfile;
  readonly texts: BuyerTexts;
}

const describe = ({ state }: Payment, { messages }: BuyerTexts): readonly [title: string, text: string] => {
  if (state.status === 'failed' && state.failed.failureCode) return messages.declined;
  const [title, text] = messages.statuses[state.status];
  // Its text says that the page updates by itself.
  return [title, state.status === 'requires_action' ? '' : text];
};

/** In place of a receipt, the status of a payment that has not succeeded, as it was when the page was loaded. */
export const unpaidView = ({ payment, merchant, texts }: UnpaidPage): PageContent => {
  const { amount, referenceId } = payment;
  const { locale, messages } = texts;
  const [title, text] = describe(payment, texts);
  const about = html`<bdi>${merchant.name}</bdi> · <bdi>${formatMoney(amount, locale)}</bdi> ·
    ${messages.checkout.order} <bdi>${referenceId}</bdi>`;
  return {
    lang: locale,
    dir: messages.dir,
    title,
    body: messagePage({ title, text: text ? html`${text}<br /><br />${about}` : about }),
  };
};
