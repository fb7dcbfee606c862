import { describeAmount } from './amount.js';
import type { Offer, WalletState } from './wallet-state.js';
import type { PaymentOption } from './wire.js';

/** The page, and the buyer's decisions on it. */
export interface WalletView {
  showAccount: (address: string) => void;
  show: (state: WalletState) => void;
  onPay: (option: PaymentOption) => unknown;
  onReject: () => unknown;
  onRetry: () => unknown;
}

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
};

/** A `blob:` URL has the origin of the page that created it, but is no page of the server. */
const isSameOrigin = (link: string): boolean => {
  if (!URL.canParse(link)) return false;
  const { origin, protocol } = new URL(link);
  return origin === location.origin && protocol === location.protocol;
};

const renderOption = (template: HTMLTemplateElement, { id, amount }: PaymentOption, isChecked: boolean): Node => {
  const row = template.content.cloneNode(true) as DocumentFragment;
  const [input, coins, network] = [row.querySelector('input'), row.querySelector('b'), row.querySelector('span')];
  if (input) Object.assign(input, { value: id, checked: isChecked });
  coins?.append(describeAmount(amount));
  network?.append(`on ${amount.display.networkName ?? amount.unit}`);
  return row;
};

/** The list of options in the page. */
const createOptionList = (container: HTMLElement) => {
  let shown: readonly PaymentOption[] = [];
  const getChecked = (): PaymentOption | undefined => {
    const id = container.querySelector<HTMLInputElement>('input:checked')?.value;
    return shown.find((option) => option.id === id);
  };
  return {
    getChecked,
    render(options: readonly PaymentOption[]): void {
      // A renewed option has a new id; the asset is what the buyer chose.
      const chosenUnit = getChecked()?.amount.unit;
      const checked = options.find(({ amount }) => amount.unit === chosenUnit) ?? options[0];
      const template = find('option') as HTMLTemplateElement;
      for (const row of container.querySelectorAll('label')) row.remove();
      container.append(...options.map((option) => renderOption(template, option, option === checked)));
      shown = options;
    },
  };
};

const renderSummary = ({ info }: Offer): void => {
  const name = info?.merchant.name ?? '';
  find('merchant').textContent = name;
  find('monogram').textContent = [...name][0] ?? '';
  find('payment-title').textContent = info ? describeAmount(info.amount) : '';
};

/** Runs the handler on a click, unless the button is disabled. */
const onClick = (id: string, handler: () => unknown): void => {
  find(id).addEventListener('click', ({ currentTarget }) => {
    if ((currentTarget as Element).getAttribute('aria-disabled') !== 'true') handler();
  });
};

// Not `disabled`, which would take the focus from the button.
const setDisabled = (button: HTMLElement, isDisabled: boolean): void => {
  button.setAttribute('aria-disabled', String(isDisabled));
};

/** Binds the elements of the page. */
export const createWalletView = (link: string): WalletView => {
  const [payment, options, actions] = [find('payment'), find('options'), find('actions')];
  const [message, retry, back] = [find('message'), find('retry'), find('back')];
  const optionList = createOptionList(options);
  const isOwnPage = isSameOrigin(link);
  if (isOwnPage) back.querySelector('a')?.setAttribute('href', link);

  const renderOffer = (offer: Offer, sentOptionId: string | undefined): void => {
    renderSummary(offer);
    optionList.render(offer.options.filter(({ id }) => sentOptionId === undefined || id === sentOptionId));
    find('reject').hidden = sentOptionId !== undefined;
    payment.hidden = false;
  };

  const renderControls = (step: WalletState['step']): void => {
    const hasEnded = step === 'done' || step === 'failed';
    for (const id of ['pay', 'reject']) setDisabled(find(id), step !== 'ready');
    setDisabled(retry, step !== 'failed');
    // Stays in place while the retry that it started is loading.
    retry.hidden = step !== 'failed' && (step !== 'loading' || retry.hidden);
    actions.hidden = hasEnded;
    options.hidden = find('pay').hidden = hasEnded || !options.querySelector('input');
    back.hidden = !hasEnded || payment.hidden || !isOwnPage;
  };

  const view: WalletView = {
    onPay: () => undefined,
    onReject: () => undefined,
    onRetry: () => undefined,
    showAccount(address) {
      find('account').textContent = `Account ${address.slice(0, 6)}…${address.slice(-4)}`;
    },
    show(state) {
      const { activeElement } = document;
      if (state.step === 'ready') renderOffer(state.offer, state.sentOptionId);
      renderControls(state.step);
      message.textContent = state.step === 'loading' ? 'Loading the payment…' : state.message;
      const hasLostFocus =
        (actions.hidden && payment.contains(activeElement)) || (retry.hidden && activeElement === retry);
      if (hasLostFocus) message.focus();
    },
  };

  onClick('pay', () => {
    const option = optionList.getChecked();
    if (option) view.onPay(option);
  });
  onClick('reject', () => view.onReject());
  onClick('retry', () => view.onRetry());
  return view;
};
