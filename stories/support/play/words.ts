import { fillPlural } from '../../../src/locales/fill.js';
import type { Messages } from '../../../src/locales/messages.js';

/** Selects texts of the messages. */
export type MessageText = (messages: Messages) => string | readonly string[];

/** The note about the connection beside a status; the one that asks the buyer to pay says more. */
export const lastKnown =
  (note: keyof Messages['notes']): MessageText =>
  (messages) =>
    `${messages.notes[note]} ${messages.lastKnown}`;

/** The announcement of the redirect countdown. */
export const goingIn =
  (seconds: number): MessageText =>
  ({ goingIn: plural, locale }) =>
    fillPlural(plural, seconds, locale);
