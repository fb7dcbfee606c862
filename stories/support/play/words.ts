import type { Messages } from '../../../src/locales/messages.js';

/** Selects texts of the messages. */
export type MessageText = (messages: Messages) => string | readonly string[];

/** The note about the connection beside a status. */
export const lastKnown =
  (note: keyof Messages['notes']): MessageText =>
  (messages) =>
    `${messages.notes[note]} ${messages.lastKnown}`;

/** The note about the connection beside the status that asks the buyer to pay. */
export const mayBePaid =
  (note: keyof Messages['notes']): MessageText =>
  (messages) =>
    `${messages.notes[note]} ${messages.lastKnown} ${messages.alreadyPaid}`;

/** The sentence of the redirect countdown. */
export const goingIn =
  (seconds: number): MessageText =>
  ({ goingIn: sentence, locale }) =>
    sentence.replace('{n}', seconds.toLocaleString(locale));
