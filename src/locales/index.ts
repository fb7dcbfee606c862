export { en } from './languages/en/messages.js';
export { fillPlural } from './fill.js';
export { LOCALES, type LocaleKey } from './keys.generated.js';
export { loadLocale } from './load-locale.js';
export { matchLocale, type LocaleMatch } from './match-locale.js';
export type { CheckoutMessages, Messages, MessagesOverride, Plural, TimelineMessages, Wording } from './messages.js';
export { overrideMessages } from './override-messages.js';
