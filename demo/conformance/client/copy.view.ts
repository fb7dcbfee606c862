import { html, type TemplateResult } from 'lit';

/** How long the button says that it has copied, milliseconds. */
const DONE_MS = 2_000;

const copy = async (button: HTMLButtonElement, text: string): Promise<void> => {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Copying is not allowed here';
  }
  setTimeout(() => {
    button.textContent = label;
  }, DONE_MS);
};

/** A button that copies a text, and says so. */
export const copyButton = (text: string, label: string): TemplateResult =>
  html`<button
    type="button"
    class="quiet-button"
    .textContent=${label}
    @click=${({ currentTarget }: Event) => copy(currentTarget as HTMLButtonElement, text)}
  ></button>`;
