import { html, type TemplateResult } from 'lit';

interface Deletion {
  /** Such as `endpoint`. */
  readonly what: string;
  /** The effect, for the person who deletes. */
  readonly consequence: string;
  /** True while the deletion, which cannot be undone, waits for confirmation. */
  readonly isConfirming: boolean;
  readonly isBusy: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
  readonly onDelete: () => void;
}

/** The end of a panel, whose button deletes what the panel shows, once it is confirmed. */
export const deletion = (props: Deletion): TemplateResult => {
  const { what, consequence, isConfirming, isBusy, onConfirming, onDelete } = props;
  const button = (label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="small-button" @click=${onClick}>${label}</button>`;
  return html`<section aria-labelledby="end-title">
    <h3 id="end-title">Delete the ${what}</h3>
    <p class="muted">${consequence}</p>
    <div class="actions end">
      ${
        isConfirming
          ? html`<button type="button" class="small-button danger" aria-disabled=${isBusy} @click=${onDelete}>
                Delete permanently
              </button>
              ${button('Keep it', () => {
                onConfirming(false);
              })}`
          : button('Delete…', () => {
              onConfirming(true);
            })
      }
    </div>
  </section>`;
};
