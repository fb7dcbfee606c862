import type { PaymentDetails, PaymentOption } from 'pay-status/contract';
import { find } from '../../pages/client/find.js';
import { describeCoins } from './amount.js';
import { describePayment, describeRequested } from './descriptions.js';
import type { Screen, ScreenButton } from './screen.js';

/** The page, and the buyer's decisions on it. */
export interface WalletView {
  showAccount: (address: string) => void;
  showDetails: (details: PaymentDetails | null) => void;
  show: (screen: Screen) => void;
  /** Replaces the message of the screen. */
  showMessage: (message: string) => void;
  onChoose: (optionId: string) => unknown;
  onPay: () => unknown;
  onReject: () => unknown;
  onRetry: () => unknown;
}

const BUTTONS: readonly ScreenButton[] = ['pay', 'reject', 'retry'];

/** A `blob:` URL has the origin of the page that created it, but is no page of the server. */
const isSameOrigin = (link: string): boolean => {
  if (!URL.canParse(link)) return false;
  const { origin, protocol } = new URL(link);
  return origin === location.origin && protocol === location.protocol;
};

/** An icon of the sandbox, which serves this page too: at whatever address, the page's policy allows its own. */
const createIcon = (url: string): HTMLImageElement => {
  const icon = new Image();
  icon.alt = '';
  icon.src = new URL(url).pathname;
  return icon;
};

const renderOption = (template: HTMLTemplateElement, { id, amount }: PaymentOption): Node => {
  const row = template.content.cloneNode(true) as DocumentFragment;
  const [input, coins, network] = [row.querySelector('input'), row.querySelector('b'), row.querySelector('span')];
  if (input) input.value = id;
  coins?.append(describeCoins(amount));
  if (amount.display.iconUrl) coins?.before(createIcon(amount.display.iconUrl));
  network?.append(`on ${amount.display.networkName ?? amount.unit}`);
  return row;
};

/** The list of options in the page. Rows are replaced only with other options, which keeps the focus. */
const createOptionList = (container: HTMLElement) => {
  let shown: readonly PaymentOption[] = [];
  return (options: readonly PaymentOption[], chosenId: string | undefined): void => {
    if (options !== shown) {
      const template = find('option') as HTMLTemplateElement;
      for (const row of container.querySelectorAll('label')) row.remove();
      container.append(...options.map((option) => renderOption(template, option)));
      shown = options;
    }
    for (const input of container.querySelectorAll('input')) input.checked = input.value === chosenId;
    container.hidden = !options.length;
  };
};

// Not `disabled`, which would take the focus from the button.
const setDisabled = (button: HTMLElement, isDisabled: boolean): void => {
  button.setAttribute('aria-disabled', String(isDisabled));
};

/** Runs the handler on a click, unless the button is disabled. */
const onClick = (id: ScreenButton, handler: () => unknown): void => {
  find(id).addEventListener('click', ({ currentTarget }) => {
    if ((currentTarget as Element).getAttribute('aria-disabled') !== 'true') handler();
  });
};

const showDetails = (details: PaymentDetails | null): void => {
  const { name = '', iconUrl } = details?.merchant ?? {};
  find('merchant').textContent = name;
  find('monogram').replaceChildren(iconUrl ? createIcon(iconUrl) : ([...name][0] ?? ''));
  find('payment-title').textContent = describeRequested(details);
  find('payment').hidden = !details;
};

/** Binds the elements of the page. */
export const createWalletView = (link: string): WalletView => {
  const [options, actions, message, back] = [find('options'), find('actions'), find('message'), find('back')];
  const renderOptions = createOptionList(options);
  let details: PaymentDetails | null = null;
  const isOwnPage = isSameOrigin(link);
  if (isOwnPage) back.querySelector('a')?.setAttribute('href', link);

  const render = (screen: Screen): void => {
    if (screen.kind === 'pending') {
      for (const id of BUTTONS) setDisabled(find(id), true);
      return;
    }
    const { buttons = {}, isOver = false } = screen;
    for (const id of BUTTONS) {
      find(id).hidden = buttons[id] === undefined;
      setDisabled(find(id), !buttons[id]);
    }
    const { options: offered = [], chosenId } = screen;
    renderOptions(offered, chosenId);
    find('pay').textContent = describePayment(offered.find(({ id }) => id === chosenId) ?? null, details);
    actions.hidden = buttons.pay === undefined && buttons.reject === undefined;
    back.hidden = !isOver || !isOwnPage;
  };

  const view: WalletView = {
    onChoose: () => undefined,
    onPay: () => undefined,
    onReject: () => undefined,
    onRetry: () => undefined,
    showAccount: (address) => {
      find('account').textContent = `Account ${address.slice(0, 6)}…${address.slice(-4)}`;
    },
    showDetails: (known) => {
      details = known;
      showDetails(known);
    },
    show: (screen) => {
      const focused = document.activeElement;
      const hadFocus = BUTTONS.some((id) => find(id) === focused) || options.contains(focused);
      render(screen);
      view.showMessage(screen.message);
      if (hadFocus && !(focused instanceof HTMLElement && focused.checkVisibility())) message.focus();
    },
    showMessage: (text) => {
      // A status that is written again would be read again.
      if (message.textContent !== text) message.textContent = text;
    },
  };

  options.addEventListener('change', ({ target }) => view.onChoose((target as HTMLInputElement).value));
  onClick('pay', () => view.onPay());
  onClick('reject', () => view.onReject());
  onClick('retry', () => view.onRetry());
  return view;
};
