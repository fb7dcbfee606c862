import type { PayCheckout } from 'pay-status';
import { sandbox } from '../../pages/client/sandbox.js';

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Fills accounts up with test coins, one after the other: the sandbox may have one account that sends them. */
const fund = async (accounts: readonly string[]): Promise<void> => {
  for (const account of accounts) await sandbox.send('POST', 'faucet', { account });
};

/**
 * Offers test coins in the section whenever the wallet of the element has none, and then lets the element load its options
 * again.
 *
 * @param chains those of the sandbox, CAIP-2: the others have no test coins
 */
export const offerTestCoins = (section: HTMLElement, checkout: PayCheckout, chains: readonly string[]): void => {
  const button = section.querySelector('button');
  const answer = section.querySelector<HTMLElement>('[role=status]');
  if (!button || !answer) return;
  let accounts: readonly string[] = [];
  /** The accounts that have got coins already. */
  const funded = new Set<string>();
  let isBusy = false;

  const say = (text: string): void => {
    answer.textContent = text;
  };

  const setBusy = (busy: boolean): void => {
    isBusy = busy;
    // Not `disabled`, which would take the focus from the button.
    button.setAttribute('aria-disabled', String(busy));
  };

  checkout.addEventListener('pay-checkout-no-funds', (event) => {
    accounts = event.accounts.filter((account) => chains.some((chain) => account.startsWith(`${chain}:`)));
    section.hidden = !accounts.length;
    button.hidden = false;
    const hasCoins = accounts.every((account) => funded.has(account));
    say(hasCoins ? 'It has test coins, and still cannot pay. See “Faults” in the console.' : '');
  });

  // Another wallet may have coins.
  checkout.addEventListener('pay-checkout-wallet-connect', () => {
    accounts = [];
    section.hidden = true;
  });

  const goOn = (): void => {
    say('Done: this account has test coins.');
    // A hidden button is no place to go on from.
    if (document.activeElement === button) answer.focus();
    button.hidden = true;
    checkout.reloadOptions();
  };

  const press = async (): Promise<void> => {
    const asked = accounts;
    setBusy(true);
    say('Getting test coins…');
    try {
      await fund(asked);
      for (const account of asked) funded.add(account);
      // Unless another wallet has been connected meanwhile.
      if (accounts === asked) goOn();
    } catch (error) {
      say(describe(error));
    }
    setBusy(false);
  };

  button.addEventListener('click', () => {
    if (!isBusy) void press();
  });
};
