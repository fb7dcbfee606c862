import { listen } from '../../../core/listen.js';
import { checkDetails, checkField, toCollectedFields } from '../../../wallet/details/check-details.js';
import type { CollectedField } from '../../../contract/schemas/collect-data.js';
import type { DetailsErrorCode, DetailsField, DetailsFields, DetailsValues } from '../../../wallet/details/form.js';

/** Stands for a date that the browser could not read: its value is empty. */
const BAD_DATE = '?';

/** The id of the input of a field. The ids of fields are the gateway's. */
export const getInputId = (index: number): string => `details-${index}`;

const readValue = (input: HTMLInputElement | HTMLSelectElement): string => {
  if (input.type === 'checkbox') return String(input.checked);
  return input.validity.badInput ? BAD_DATE : input.value;
};

/**
 * Validation state of the details form. The values stay in the inputs: they are read on validation and on submit. Until they are
 * sent, those of the fields that the buyer has left are kept in memory for who goes back and comes again (WCAG 2.2, 3.3.7).
 */
export class DetailsInput {
  readonly #onChange: () => void;
  #errors: ReadonlyMap<string, DetailsErrorCode> = new Map();
  #summary: ReadonlyMap<string, DetailsErrorCode> = new Map();
  #form: DetailsFields | undefined;
  /** The values that were entered and not sent yet, by field id. */
  readonly #drafts = new Map<string, string>();
  /** True until the inputs of a form that was opened are filled in again. */
  #isOpened = false;
  /** True while a button of the mouse is pressed. */
  #isPressed = false;
  #isPending = false;
  /** True until the summary has the focus. */
  #isRefused = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Validation errors, by field id. */
  get errors(): ReadonlyMap<string, DetailsErrorCode> {
    return this.#errors;
  }

  /** The validation errors of the last submit, which the error summary lists. */
  get summary(): ReadonlyMap<string, DetailsErrorCode> {
    return this.#summary;
  }

  /** Begins anew with another form. */
  open(form: DetailsFields | undefined): void {
    if (form === this.#form) return;
    this.#form = form;
    this.#errors = this.#summary = new Map();
    this.#isOpened = true;
  }

  /** Fills in what the buyer had entered before going back. Call it after each update. */
  fillIn(root: ParentNode | null): void {
    if (!this.#isOpened) return;
    this.#isOpened = false;
    this.#form?.fields.forEach(({ id }, index) => {
      const draft = this.#drafts.get(id);
      const input = root?.querySelector<HTMLInputElement>(`#${getInputId(index)}`);
      if (draft === undefined || !input) return;
      if (input.type === 'checkbox') input.checked ||= draft === 'true';
      else input.value ||= draft;
    });
  }

  /** Checks a field that the buyer leaves. */
  leave(field: DetailsField, input: HTMLInputElement | HTMLSelectElement): void {
    const value = readValue(input);
    this.#drafts.set(field.id, value === BAD_DATE ? '' : value);
    // An empty field that was only focused is not an error yet.
    if (value === '' && !this.#errors.has(field.id)) return;
    const error = checkField(field, new Map([[field.id, value]]));
    const errors = new Map(this.#errors);
    if (error) errors.set(field.id, error);
    else errors.delete(field.id);
    this.#errors = errors;
    this.#isPending = this.#isPressed;
    if (!this.#isPending) this.#onChange();
  }

  /**
   * Shows errors only after a click whose press has left a field: before, they would move what is clicked away from the pointer.
   * Follows the pointer until the signal is aborted.
   */
  followPointer(root: EventTarget, signal: AbortSignal): void {
    const follow = ({ type }: Event): void => {
      this.#isPressed = type === 'pointerdown';
      if (type !== 'click' || !this.#isPending) return;
      this.#isPending = false;
      this.#onChange();
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click']) listen(root, type, follow, signal, true);
  }

  /** Returns what to send; undefined if something is wrong. */
  submit(form: DetailsFields, { elements }: HTMLFormElement): readonly CollectedField[] | undefined {
    const values: DetailsValues = new Map(
      form.fields.map(({ id }, index) => [id, readValue(elements.namedItem(getInputId(index)) as HTMLInputElement)]),
    );
    this.#errors = this.#summary = checkDetails(form, values);
    this.#isRefused = this.#errors.size > 0;
    this.#onChange();
    if (this.#isRefused) return undefined;
    this.#drafts.clear();
    return toCollectedFields(form, values);
  }

  /** Moves the focus to the summary once after the button was pressed. Call it after each update. */
  focusSummary(root: ParentNode | null): void {
    if (!this.#isRefused) return;
    this.#isRefused = false;
    root?.querySelector<HTMLElement>('[part="details-errors"]')?.focus();
  }
}
