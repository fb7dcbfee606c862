import { en } from '../../locales/messages/en.js';
import { loadLocale } from '../../locales/load-locale.js';
import { matchLocale } from '../../locales/match-locale.js';
import type { Messages, MessagesOverride } from '../../locales/messages.js';
import { overrideMessages } from '../../locales/override-messages.js';

/** Loads the messages that an element of this language has in a page; English for a language without messages. */
export const loadMessages = async (
  lang: string | undefined,
  overrides: MessagesOverride | undefined,
): Promise<Messages> => {
  const match = matchLocale(lang ?? '');
  const messages = match ? { ...(await loadLocale(match.key)), locale: match.locale } : en;
  return overrideMessages(messages, overrides);
};
