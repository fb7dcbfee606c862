import type { CollectData, CollectedData, CollectedField } from '../../contract/schemas/collect-data.js';
import type { PaymentOption, PaymentOptionsResponse } from '../../contract/schemas/payment-options.js';
import { toJson } from '../../core/json.js';
import type { DetailsForm } from '../details/form.js';
import { readDetailsForm } from '../details/read-form.js';

/** Submitted form data, and the form that it was submitted with. */
interface Given {
  readonly form: string;
  readonly data: CollectedData;
}

const NO_FORM: CollectData = {};

/**
 * The details of the buyer that options require. Submitted data is kept in memory only, until the gateway has the payment or
 * the buyer leaves: after a reload, the form is shown again.
 */
export class BuyerDetails {
  #given: Given | undefined;
  #fallback: CollectData | null | undefined;
  #merchant: string | undefined;

  /** The merchant's name, as the gateway last named it. */
  get merchant(): string | undefined {
    return this.#merchant;
  }

  /** The form data for `fetch` and `confirm`. */
  get collectedData(): CollectedData | undefined {
    return this.#given?.data;
  }

  setOffered({ info, collectData }: PaymentOptionsResponse): void {
    this.#merchant = info?.merchant?.name;
    this.#fallback = collectData;
  }

  /**
   * Returns the form of an option; null if this page cannot ask for its details, undefined if it requires none, or if they were
   * entered.
   *
   * @param isRefused true if the gateway has refused the option for want of details, whatever the option says of them
   */
  findForm(option: PaymentOption, isRefused = false): DetailsForm | null | undefined {
    const required = this.#getRequired(option, isRefused);
    if (!required || this.#given?.form === toJson(required)) return undefined;
    return readDetailsForm(required, option.amount.unit.includes('/slip44:')) ?? null;
  }

  give(option: PaymentOption, fields: readonly CollectedField[]): void {
    this.#given = { form: toJson(this.#getRequired(option, true)), data: { fields } };
  }

  forget(): void {
    this.#given = undefined;
  }

  #getRequired({ collectData }: PaymentOption, isRefused: boolean): CollectData | null | undefined {
    const required = collectData === undefined ? this.#fallback : collectData;
    return required ?? (isRefused ? (this.#fallback ?? NO_FORM) : required);
  }
}
