import type { Messages, MessagesOverride } from './messages.js';

/** Replaces texts of a language with those of the page. */
export const overrideMessages = (messages: Messages, own: MessagesOverride | null | undefined): Messages =>
  own
    ? {
        ...messages,
        ...own,
        statuses: { ...messages.statuses, ...own.statuses },
        notes: { ...messages.notes, ...own.notes },
        timeline: { ...messages.timeline, ...own.timeline },
        checkout: { ...messages.checkout, ...own.checkout },
      }
    : messages;
