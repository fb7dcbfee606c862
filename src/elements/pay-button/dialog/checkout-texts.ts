import { toJson } from '../../../core/json.js';
import type { DialogMessages } from '../../../locales/dialog-messages.js';
import type { Messages, MessagesOverride } from '../../../locales/messages.js';

/** The texts of the checkout that are different in a dialog. The same object as long as nothing has changed. */
export class CheckoutTexts {
  #key = '';
  #own: MessagesOverride | undefined;
  #result: MessagesOverride | undefined;

  get(
    messages: Messages | undefined,
    { received, processing }: DialogMessages,
    own: MessagesOverride | undefined,
  ): MessagesOverride | undefined {
    if (!messages) return own;
    const { statuses } = messages;
    const replaced = {
      succeeded: [statuses.succeeded[0], received],
      processing: [statuses.processing[0], processing],
    } as const;
    const key = toJson(replaced);
    if (key !== this.#key || own !== this.#own || !this.#result) {
      this.#key = key;
      this.#own = own;
      this.#result = { ...own, statuses: { ...replaced, ...own?.statuses } };
    }
    return this.#result;
  }
}
