import { en } from './messages/en.js';
import type { LocaleKey } from './keys.js';
import type { Messages } from './messages.js';
import { overrideMessages } from './override-messages.js';

/** One literal `import()` per language: bundlers do not follow computed paths. */
const FILES: Readonly<Record<LocaleKey, () => Promise<Messages>>> = {
  ar: () => import('./messages/ar.js').then(({ ar }) => ar),
  bg: () => import('./messages/bg.js').then(({ bg }) => bg),
  ca: () => import('./messages/ca.js').then(({ ca }) => ca),
  cs: () => import('./messages/cs.js').then(({ cs }) => cs),
  da: () => import('./messages/da.js').then(({ da }) => da),
  de: () => import('./messages/de.js').then(({ de }) => de),
  el: () => import('./messages/el.js').then(({ el }) => el),
  // Part of every page: other languages fall back to it.
  en: () => Promise.resolve(en),
  es: () => import('./messages/es.js').then(({ es }) => es),
  et: () => import('./messages/et.js').then(({ et }) => et),
  fa: () => import('./messages/fa.js').then(({ fa }) => fa),
  fi: () => import('./messages/fi.js').then(({ fi }) => fi),
  fil: () => import('./messages/fil.js').then(({ fil }) => fil),
  fr: () => import('./messages/fr.js').then(({ fr }) => fr),
  he: () => import('./messages/he.js').then(({ he }) => he),
  hi: () => import('./messages/hi.js').then(({ hi }) => hi),
  hr: () => import('./messages/hr.js').then(({ hr }) => hr),
  hu: () => import('./messages/hu.js').then(({ hu }) => hu),
  id: () => import('./messages/id.js').then(({ id }) => id),
  it: () => import('./messages/it.js').then(({ it }) => it),
  ja: () => import('./messages/ja.js').then(({ ja }) => ja),
  ko: () => import('./messages/ko.js').then(({ ko }) => ko),
  lt: () => import('./messages/lt.js').then(({ lt }) => lt),
  lv: () => import('./messages/lv.js').then(({ lv }) => lv),
  ms: () => import('./messages/ms.js').then(({ ms }) => ms),
  nb: () => import('./messages/nb.js').then(({ nb }) => nb),
  nl: () => import('./messages/nl.js').then(({ nl }) => nl),
  pl: () => import('./messages/pl.js').then(({ pl }) => pl),
  pt: () => import('./messages/pt.js').then(({ pt }) => pt),
  'pt-pt': () => import('./messages/pt-pt.js').then(({ ptPT }) => ptPT),
  ro: () => import('./messages/ro.js').then(({ ro }) => ro),
  ru: () => import('./messages/ru.js').then(({ ru }) => ru),
  sk: () => import('./messages/sk.js').then(({ sk }) => sk),
  sl: () => import('./messages/sl.js').then(({ sl }) => sl),
  sr: () => import('./messages/sr.js').then(({ sr }) => sr),
  'sr-latn': () => import('./messages/sr-latn.js').then(({ srLatn }) => srLatn),
  sv: () => import('./messages/sv.js').then(({ sv }) => sv),
  th: () => import('./messages/th.js').then(({ th }) => th),
  tr: () => import('./messages/tr.js').then(({ tr }) => tr),
  uk: () => import('./messages/uk.js').then(({ uk }) => uk),
  vi: () => import('./messages/vi.js').then(({ vi }) => vi),
  zh: () => import('./messages/zh.js').then(({ zh }) => zh),
  'zh-hant': () => import('./messages/zh-hant.js').then(({ zhHant }) => zhHant),
};

/**
 * Loads the messages of a language. Rejects if its file cannot be loaded. Its name is the same in each version, and a page may get
 * that of another one: what is missing then is English.
 */
export const loadLocale = async (key: LocaleKey): Promise<Messages> => overrideMessages(en, await FILES[key]());
