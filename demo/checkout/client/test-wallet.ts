import type {} from 'pay-status';
import type { SandboxStep } from '../../gateway/wire/sandbox-payment.js';
import { findPayment, takeStep } from '../../wallet/client/sandbox-payment.js';
import type { PanelStep } from '../panel-steps.js';

/** Pays with the test wallet. Loaded on demand: a buyer who pays otherwise needs no cryptography. */
const pay = async (paymentId: string): Promise<string> => {
  const { payOnce } = await import('../../wallet/client/pay-once.js');
  return payOnce(paymentId);
};

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const take = async (step: PanelStep, paymentId: string): Promise<string> => {
  try {
    if (step === 'process') return await pay(paymentId);
    await takeStep(paymentId, step);
    return 'Done.';
  } catch (error) {
    return describe(error);
  }
};

/** Enables the steps that the gateway allows now, and takes them when clicked. */
export const followPayment = (panel: HTMLElement, checkout: HTMLElement): void => {
  const paymentId = panel.dataset['paymentId'] ?? '';
  const buttons = [...panel.querySelectorAll('button')];
  const answer = panel.querySelector<HTMLElement>('[role=status]');
  let possible: readonly SandboxStep[] = [];
  let isBusy = false;
  let refreshes = 0;

  const show = (): void => {
    const hadFocus = panel.contains(document.activeElement);
    for (const button of buttons) {
      // Not `disabled` while a step runs, which would take the focus from the button.
      button.setAttribute('aria-disabled', String(isBusy));
      if (!isBusy) button.disabled = !possible.includes(button.value as PanelStep);
      button.classList.toggle('next', button.value === 'process' && !button.disabled);
    }
    // A disabled button is no place to go on from.
    if (hadFocus && document.activeElement?.matches(':disabled'))
      (buttons.find(({ disabled }) => !disabled) ?? answer)?.focus();
  };

  /** Asks the gateway, which alone knows whether a wallet has paid. Independent of the status requests, which may fail. */
  const refresh = async (): Promise<void> => {
    const number = ++refreshes;
    try {
      const { steps } = await findPayment(paymentId);
      // A later answer has overtaken this one.
      if (number === refreshes) possible = steps;
    } catch (error) {
      // The buttons stay as they are: the answer to a click tells what is wrong.
      if (answer && !possible.length) answer.textContent = describe(error);
    }
    show();
  };

  checkout.addEventListener('pay-status-change', () => void refresh());

  const press = async (step: PanelStep): Promise<void> => {
    isBusy = true;
    show();
    if (answer) answer.textContent = step === 'process' ? 'Paying…' : '';
    const text = await take(step, paymentId);
    isBusy = false;
    await refresh();
    if (answer) answer.textContent = text;
  };

  panel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button && !isBusy) void press(button.value as PanelStep);
  });

  void refresh();
};
