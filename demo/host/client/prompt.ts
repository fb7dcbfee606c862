import type { PromptRow, ShownRequest } from '../../wallet/client/describe-request.js';

/** The app's own prompt, outside of the frame. */
export interface Prompt {
  /** Resolves to true if the person approves; to false if they reject, press Escape, or if the prompt is closed or aborted. */
  readonly ask: (request: ShownRequest, signal?: AbortSignal) => Promise<boolean>;
  /** Closes what is open, as a rejection. */
  readonly close: () => void;
}

const createRow = ({ name, value, isCode }: PromptRow): readonly [HTMLElement, HTMLElement] => {
  const [term, description] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = name;
  description.textContent = value;
  description.classList.toggle('host-code', isCode);
  return [term, description];
};

/** Asks in this dialog, one request after another. */
export const createPrompt = (dialog: HTMLDialogElement): Prompt => {
  const find = (id: string): Element => {
    const element = dialog.querySelector(`#${id}`);
    if (!element) throw new Error(`The prompt has no #${id}`);
    return element;
  };
  const close = (): void => {
    dialog.close('');
  };
  return {
    close,
    ask: ({ title, meaning, rows }, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) {
          resolve(false);
          return;
        }
        find('prompt-title').textContent = title;
        find('prompt-meaning').textContent = meaning;
        find('prompt-rows').replaceChildren(...rows.flatMap(createRow));
        // Escape leaves the value as it is.
        dialog.returnValue = '';
        signal?.addEventListener('abort', close, { once: true });
        dialog.addEventListener(
          'close',
          () => {
            signal?.removeEventListener('abort', close);
            resolve(dialog.returnValue === 'approve' && !signal?.aborted);
          },
          { once: true },
        );
        // The first button, Reject, gets the focus.
        dialog.showModal();
      }),
  };
};
