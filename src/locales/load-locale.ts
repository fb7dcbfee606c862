import { en } from './languages/en/messages.js';
import { FILES } from './messages.generated.js';
import type { LocaleKey } from './keys.generated.js';
import type { Messages } from './messages.js';
import { overrideMessages } from './override-messages.js';

/**
 * Loads the messages of a language. Rejects if its file cannot be loaded. Its name is the same in each version, and a page may get
 * that of another one: what is missing then is English.
 */
export const loadLocale = async (key: LocaleKey): Promise<Messages> =>
  key === 'en' ? en : overrideMessages(en, await FILES[key]());
