import type {} from 'pay-status';

/** Fields of the gateway's response that the panel uses. */
interface Answer {
  readonly status?: string;
  readonly message?: string;
}

/** Result of a step: a message, and the new status if there is one. */
interface Outcome {
  readonly text: string;
  readonly status?: string | undefined;
}

const send = async (path: string): Promise<Outcome> => {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: '{}' });
    const { status, message } = (await response.json().catch(() => ({}))) as Answer;
    if (!response.ok) return { text: message ?? `The sandbox refused (${response.status}).` };
    return { text: `Done. Status: ${status ?? response.status}`, status };
  } catch {
    return { text: 'The sandbox is not responding. Is it still running?' };
  }
};

/** Enables the steps that apply to the payment, and sends them when clicked. */
export const followPayment = (panel: HTMLElement, checkout: HTMLElement): void => {
  const buttons = [...panel.querySelectorAll('button')];
  const answer = panel.querySelector('[role=status]');
  // Also set by the server and by each response, so that the panel works while status requests fail.
  let status = panel.dataset.status ?? '';
  let isBusy = false;

  const show = (): void => {
    const hadFocus = panel.contains(document.activeElement);
    for (const button of buttons) {
      const { from = '', next } = button.dataset;
      // Not `disabled` while a step runs, which would take the focus from the button.
      button.setAttribute('aria-disabled', String(isBusy));
      button.disabled = !from.split(' ').includes(status);
      button.classList.toggle('next', next === status);
    }
    if (hadFocus && document.activeElement?.matches(':disabled')) buttons.find(({ disabled }) => !disabled)?.focus();
  };

  checkout.addEventListener('pay-status-change', ({ payment }) => {
    status = payment.status;
    show();
  });

  const take = async (path: string): Promise<void> => {
    isBusy = true;
    show();
    const outcome = await send(path);
    isBusy = false;
    status = outcome.status ?? status;
    show();
    if (answer) answer.textContent = outcome.text;
  };

  panel.addEventListener('click', ({ target }) => {
    const path = target instanceof Element && target.closest('button')?.dataset.path;
    if (path && !isBusy) void take(path);
  });

  show();
};
