import type { PrivateKeyAccount } from 'viem/accounts';
import { getAccountIds, openAccount, signRequest } from './account.js';
import { describeAmount } from './amount.js';
import { createPayClient, type PayClient } from './pay-client.js';
import { BY_STATUS, toProblem } from './problem.js';
import { OUTCOMES, type Offer } from './wallet-state.js';
import type { WalletView } from './wallet-view.js';
import type { PaymentOption } from './wire.js';

interface Confirmation {
  readonly optionId: string;
  readonly signatures: readonly string[];
}

interface Session {
  /** Id or gateway URL of the payment. */
  readonly payment: string;
  readonly account: PrivateKeyAccount;
  readonly client: PayClient;
  readonly view: WalletView;
  /** A confirmation without a clear answer. It may have paid, so only the same one may be sent again. */
  sent?: Confirmation | undefined;
}

const describeOffer = ({ info, options }: Offer): string => {
  if (!options.length) return 'This wallet has not enough funds for the payment.';
  return info ? `${info.merchant.name} asks for ${describeAmount(info.amount)}.` : '';
};

const sign = async ({ client, account }: Session, option: PaymentOption): Promise<Confirmation> => {
  const signatures: string[] = [];
  // One after another, in their order, as a wallet would prompt.
  for (const request of await client.getRequests(option)) signatures.push(await signRequest(account, request));
  return { optionId: option.id, signatures };
};

const pay = async (session: Session, option: PaymentOption): Promise<string> => {
  session.sent ??= await sign(session, option);
  const { optionId, signatures } = session.sent;
  const { status } = await session.client.waitForFinal(await session.client.confirm(optionId, signatures));
  return OUTCOMES[status] ?? `Status: ${status}`;
};

const reject = async ({ payment }: Session): Promise<string> => {
  const headers = { 'Content-Type': 'application/json' };
  const path = `/sandbox/payments/${encodeURIComponent(payment)}/decline`;
  const response = await fetch(path, { method: 'POST', headers, body: '{}' });
  const { message } = (await response.json().catch(() => ({}))) as { readonly message?: string };
  if (!response.ok) throw new Error(message ?? `The sandbox answered with HTTP status ${response.status}.`);
  return 'Rejected. Nothing was paid.';
};

const handleError = async (session: Session, error: unknown, offer: Offer | undefined): Promise<void> => {
  const { message, recovery } = toProblem(error);
  if (recovery === 'reload') {
    session.sent = undefined;
    await load(session, message);
  } else if (recovery === 'retry' && offer) showOffer(session, offer, message);
  else session.view.show({ step: recovery === 'retry' ? 'failed' : 'done', message });
};

const perform = async (
  session: Session,
  offer: Offer,
  message: string,
  action: () => Promise<string>,
): Promise<void> => {
  session.view.show({ step: 'pending', message });
  try {
    session.view.show({ step: 'done', message: await action() });
  } catch (error) {
    await handleError(session, error, offer);
  }
};

const showOffer = (session: Session, offer: Offer, message: string): void => {
  const { view } = session;
  view.show({ step: 'ready', offer, message, sentOptionId: session.sent?.optionId });
  view.onPay = (option) => perform(session, offer, 'Paying…', () => pay(session, option));
  view.onReject = () => perform(session, offer, 'Rejecting…', () => reject(session));
};

const load = async (session: Session, message?: string): Promise<void> => {
  const { client, account } = session;
  try {
    const accounts = getAccountIds(account);
    await client.fund(accounts);
    const { info, options } = await client.getOptions(accounts);
    if (!options) {
      session.view.show({ step: 'done', message: BY_STATUS[info?.status ?? ''] ?? 'This payment is over.' });
      return;
    }
    const offer = { info, options };
    showOffer(session, offer, message ?? describeOffer(offer));
  } catch (error) {
    await handleError(session, error, undefined);
  }
};

/** Loads the payment behind the link with this browser's account, and pays or rejects it at the buyer's choice. */
export const startSession = async (payment: string, view: WalletView): Promise<void> => {
  const account = openAccount(() => localStorage);
  const client = createPayClient({
    baseUrl: location.origin,
    payment,
    fetch: (input, init) => fetch(input, init),
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const session: Session = { payment, account, client, view };
  view.showAccount(account.address);
  view.onRetry = () => {
    view.show({ step: 'loading' });
    return load(session);
  };
  await view.onRetry();
};
