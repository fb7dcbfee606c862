import type { MessagesOverride, StatusMessages } from './messages.js';

/** Replaces texts of a language with those of the page. */
export const overrideMessages = <Texts extends StatusMessages>(
  messages: Texts,
  own: MessagesOverride | null | undefined,
): Texts =>
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
