import { fillPlural, fillStatus } from '../../../src/locales/fill.js';
import type { Messages } from '../../../src/locales/messages.js';

/** Texts of the messages. */
export type Words = (messages: Messages) => string | readonly string[];

/** The note on the connection while a status is on screen. */
export const lastKnown =
  (note: keyof Messages['notes']): Words =>
  (messages) =>
    `${messages.notes[note]} ${messages.lastKnown}`;

/** The texts for a status without messages of its own. */
export const unknownStatus =
  (status: string): Words =>
  (messages) =>
    fillStatus(messages.unknownStatus, status);

/** The way back to the shop while the seconds are counted. */
export const goingIn =
  (seconds: number): Words =>
  ({ goingIn: plural, locale }) =>
    fillPlural(plural, seconds, locale);
