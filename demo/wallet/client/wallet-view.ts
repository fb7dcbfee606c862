import type { PaymentOption } from '@walletconnect/pay';
import { formatAmount } from './amount.js';
import type { Offer, WalletState } from './wallet-state.js';

/** The page, and what its person decides on it. */
export interface WalletView {
  showAccount: (address: string) => void;
  show: (state: WalletState) => void;
  onPay: (optionId: string) => unknown;
  onDecline: () => unknown;
  onRetry: () => unknown;
}

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
};

const isOfThisSandbox = (link: string): boolean => URL.canParse(link) && new URL(link).origin === location.origin;

const optionRow = (template: HTMLTemplateElement, { id, amount }: PaymentOption, isChosen: boolean): Node => {
  const row = template.content.cloneNode(true) as DocumentFragment;
  const [input, coins, network] = [row.querySelector('input'), row.querySelector('b'), row.querySelector('span')];
  if (input) Object.assign(input, { value: id, checked: isChosen });
  coins?.append(formatAmount(amount));
  network?.append(`on ${amount.display.networkName ?? amount.unit}`);
  return row;
};

/** Binds the page's elements. */
export const createWalletView = (link: string): WalletView => {
  const [payment, options, deeds, news] = [find('payment'), find('options'), find('deeds'), find('news')];
  const buttons = [find('pay'), find('decline')];
  const retry = find('retry');

  let shown: readonly PaymentOption[] = [];
  const checkedId = (): string | undefined => options.querySelector<HTMLInputElement>('input:checked')?.value;

  const fill = ({ info, options: all }: Offer, sentOptionId: string | undefined): void => {
    // A renewed option has another id: what was chosen is the coin.
    const chosen = shown.find(({ id }) => id === checkedId())?.amount.unit;
    const given = all.filter(({ id }) => sentOptionId === undefined || id === sentOptionId);
    const name = info?.merchant.name ?? '';
    find('merchant').textContent = name;
    find('monogram').textContent = [...name][0] ?? '';
    find('payment-title').textContent = info ? formatAmount(info.amount) : '';
    for (const row of options.querySelectorAll('label')) row.remove();
    const template = find('option') as HTMLTemplateElement;
    const checked = given.find(({ amount }) => amount.unit === chosen) ?? given[0];
    options.append(...given.map((option) => optionRow(template, option, option === checked)));
    shown = given;
  };

  const view: WalletView = {
    onPay: () => undefined,
    onDecline: () => undefined,
    onRetry: () => undefined,
    showAccount(address) {
      find('account').textContent = `Its account is ${address.slice(0, 6)}…${address.slice(-4)}.`;
    },
    show(state) {
      const { activeElement } = document;
      if (state.step === 'offered') {
        fill(state.offer, state.sentOptionId);
        find('decline').hidden = state.sentOptionId !== undefined;
      }
      // A payment that was never shown has nothing to show at its end.
      payment.hidden &&= state.step !== 'offered';
      // Not `disabled`: the button would lose the focus.
      for (const button of buttons) button.setAttribute('aria-disabled', String(state.step !== 'offered'));
      const isOver = state.step === 'over' || state.step === 'missed';
      retry.setAttribute('aria-disabled', String(state.step !== 'missed'));
      // While it is tried again, the button stays where it was pressed.
      retry.hidden = state.step !== 'missed' && (state.step !== 'opening' || retry.hidden);
      deeds.hidden = isOver;
      options.hidden = find('pay').hidden = isOver || !options.querySelector('input');
      news.textContent = state.step === 'opening' ? 'Looking at the payment…' : state.news;
      const isGone = (isOver && payment.contains(activeElement)) || (retry.hidden && activeElement === retry);
      if (isGone) news.focus();
      const back = find('back');
      back.hidden = !isOver || payment.hidden || !isOfThisSandbox(link);
      back.querySelector('a')?.setAttribute('href', link);
    },
  };

  const on = (id: string, deed: () => unknown): void => {
    find(id).addEventListener('click', ({ currentTarget }) => {
      if ((currentTarget as Element).getAttribute('aria-disabled') !== 'true') deed();
    });
  };
  on('pay', () => {
    const id = checkedId();
    if (id !== undefined) view.onPay(id);
  });
  on('decline', () => view.onDecline());
  on('retry', () => view.onRetry());
  return view;
};
