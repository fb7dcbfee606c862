import type {} from 'pay-status';

/** The words of the gateway's answer that the panel repeats; anything may be missing. */
interface Answer {
  readonly status?: string;
  readonly message?: string;
}

const send = async (path: string): Promise<string> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { status, message } = (await response.json().catch(() => ({}))) as Answer;
    return response.ok ? `The gateway says: ${status ?? response.status}` : (message ?? `Refused (${response.status})`);
  } catch {
    return 'The sandbox does not answer. Is it still running?';
  }
};

/** Enables the steps that apply to the payment as the element knows it, and takes them. */
export const followPayment = (panel: HTMLElement): void => {
  const buttons = [...panel.querySelectorAll('button')];
  const answer = panel.querySelector('[role=status]');
  let status = '';
  let isBusy = false;

  const show = (): void => {
    for (const button of buttons) {
      const { from = '', next } = button.dataset;
      // Not `disabled` while a step runs: the button would lose the focus.
      button.ariaDisabled = String(isBusy);
      button.disabled = !from.split(' ').includes(status);
      button.classList.toggle('next', next === status);
    }
  };

  const follower = document.querySelector<HTMLElement>('pay-status');
  follower?.addEventListener('pay-status-change', ({ payment }) => {
    const hadFocus = panel.contains(document.activeElement);
    status = payment.status;
    show();
    if (hadFocus && document.activeElement?.matches(':disabled, body'))
      buttons.find((button) => !button.disabled)?.focus();
  });

  panel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button?.dataset.path || isBusy) return;
    isBusy = true;
    show();
    const words = await send(button.dataset.path);
    isBusy = false;
    show();
    if (answer) answer.textContent = words;
  });
};
