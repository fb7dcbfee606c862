import type { ButtonMessages } from '../../locales/button-messages.js';
import type { DialogMessages } from '../../locales/dialog-messages.js';
import type { MessagesOverride } from '../../locales/messages.js';

/** Texts that replace those of the language, one by one. */
export type PayButtonMessages = MessagesOverride & {
  readonly button?: Partial<ButtonMessages>;
  readonly dialog?: Partial<DialogMessages>;
};
