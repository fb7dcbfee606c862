import { en } from '../../locales/languages/en/messages.js';
import { loadLocale } from '../../locales/load-locale.js';
import { matchLocale } from '../../locales/match-locale.js';
import type { Messages, MessagesOverride } from '../../locales/messages.js';
import { overrideMessages } from '../../locales/override-messages.js';

/** Loads the messages of a language, as an element in a page does; English for an unsupported language. */
export const resolveMessages = async (
  lang: string | undefined,
  overrides: MessagesOverride | undefined,
): Promise<Messages> => {
  const match = matchLocale(lang ?? '');
  const messages = match ? { ...(await loadLocale(match.key)), locale: match.locale } : en;
  return overrideMessages(messages, overrides);
};
