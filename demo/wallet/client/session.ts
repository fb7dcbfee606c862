import type { PrivateKeyAccount } from 'viem/accounts';
import { accountIds, answerRpc, openAccount } from './account.js';
import { formatAmount } from './amount.js';
import { createPaySdk } from './pay-sdk.js';
import { problemOf } from './problem.js';
import { OUTCOMES, type Offer } from './wallet-state.js';
import type { WalletView } from './wallet-view.js';

const decline = async ({ paymentId }: Offer): Promise<string> => {
  const path = `/sandbox/payments/${encodeURIComponent(paymentId)}/decline`;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: '{}' });
  const { message } = (await response.json().catch(() => ({}))) as { readonly message?: string };
  if (!response.ok) throw new Error(message ?? `The sandbox refused (${response.status}).`);
  return 'Declined. Nothing was paid.';
};

interface Confirmation {
  readonly paymentId: string;
  readonly optionId: string;
  readonly signatures: string[];
}

const greetingOf = ({ info, options }: Offer): string => {
  if (!options.length) return 'The wallet holds nothing that this payment takes.';
  return info ? `${info.merchant.name} asks for ${formatAmount(info.amount)}.` : '';
};

/** Opens the payment behind the link with the page's account, and does what its person decides. */
export const startSession = async (link: string, view: WalletView): Promise<void> => {
  const account: PrivateKeyAccount = openAccount(() => localStorage);
  const sdk = createPaySdk(location.origin);
  const accounts = accountIds(account);
  /** Without a clear answer so far. It may have paid, so it is all that can be sent again. */
  let sent: Confirmation | undefined;
  view.showAccount(account.address);

  const open = (): Promise<Offer> => sdk.getPaymentOptions({ paymentLink: link, accounts, includePaymentInfo: true });

  const sign = async (paymentId: string, optionId: string): Promise<Confirmation> => {
    const actions = await sdk.getRequiredPaymentActions({ paymentId, optionId });
    const signatures: string[] = [];
    // In their order, one after another, as a person would be asked.
    for (const { walletRpc } of actions) signatures.push(await answerRpc(account, walletRpc));
    return { paymentId, optionId, signatures };
  };

  const pay = async (paymentId: string, optionId: string): Promise<string> => {
    sent ??= await sign(paymentId, optionId);
    const { status } = await sdk.confirmPayment(sent);
    return OUTCOMES[status] ?? `The gateway says: ${status}`;
  };

  const fail = async (error: unknown, offer: Offer | undefined): Promise<void> => {
    const { words, next } = problemOf(error);
    if (next === 'ask for options again') {
      sent = undefined;
      await look(words);
    } else if (next === 'try again' && offer) decide(offer, words);
    else view.show({ step: next === 'try again' ? 'missed' : 'over', news: words });
  };

  const take = async (news: string, offer: Offer, deed: () => Promise<string>): Promise<void> => {
    view.show({ step: 'busy', news });
    try {
      view.show({ step: 'over', news: await deed() });
    } catch (error) {
      await fail(error, offer);
    }
  };

  const decide = (offer: Offer, news: string): void => {
    view.show({ step: 'offered', offer, news, sentOptionId: sent?.optionId });
    view.onPay = (optionId) =>
      take('Signing, and waiting for the payment to complete…', offer, () => pay(offer.paymentId, optionId));
    view.onDecline = () => take('Declining…', offer, () => decline(offer));
  };

  const look = async (news = ''): Promise<void> => {
    try {
      const offer = await open();
      decide(offer, news || greetingOf(offer));
    } catch (error) {
      await fail(error, undefined);
    }
  };

  const begin = (): Promise<void> => {
    view.show({ step: 'opening' });
    return look();
  };

  view.onRetry = begin;
  await begin();
};
