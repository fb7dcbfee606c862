import { en } from '../../locales/messages/en.js';
import { loadLocale } from '../../locales/load-locale.js';
import { matchLocale } from '../../locales/match-locale.js';
import type { Messages, MessagesOverride } from '../../locales/messages.js';
import { overrideMessages } from '../../locales/override-messages.js';

/** The words that an element of this language has in a page: English for a language that there are no words for. */
export const wordsOf = async (lang: string | undefined, own: MessagesOverride | undefined): Promise<Messages> => {
  const match = matchLocale(lang ?? '');
  const messages = match ? { ...(await loadLocale(match.key)), locale: match.locale } : en;
  return overrideMessages(messages, own);
};
