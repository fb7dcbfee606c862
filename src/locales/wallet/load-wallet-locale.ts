import type { LocaleKey } from '../keys.js';
import { matchLocale } from '../match-locale.js';
import { en } from './en.js';
import type { WalletMessages } from './wallet-messages.js';

/** One literal `import()` per language: bundlers do not follow computed paths. */
const FILES: Readonly<Record<LocaleKey, () => Promise<WalletMessages>>> = {
  ar: () => import('./ar.js').then(({ ar }) => ar),
  bg: () => import('./bg.js').then(({ bg }) => bg),
  ca: () => import('./ca.js').then(({ ca }) => ca),
  cs: () => import('./cs.js').then(({ cs }) => cs),
  da: () => import('./da.js').then(({ da }) => da),
  de: () => import('./de.js').then(({ de }) => de),
  el: () => import('./el.js').then(({ el }) => el),
  // Part of the chunk: other languages fall back to it.
  en: () => Promise.resolve(en),
  es: () => import('./es.js').then(({ es }) => es),
  et: () => import('./et.js').then(({ et }) => et),
  fa: () => import('./fa.js').then(({ fa }) => fa),
  fi: () => import('./fi.js').then(({ fi }) => fi),
  fil: () => import('./fil.js').then(({ fil }) => fil),
  fr: () => import('./fr.js').then(({ fr }) => fr),
  he: () => import('./he.js').then(({ he }) => he),
  hi: () => import('./hi.js').then(({ hi }) => hi),
  hr: () => import('./hr.js').then(({ hr }) => hr),
  hu: () => import('./hu.js').then(({ hu }) => hu),
  id: () => import('./id.js').then(({ id }) => id),
  it: () => import('./it.js').then(({ it }) => it),
  ja: () => import('./ja.js').then(({ ja }) => ja),
  ko: () => import('./ko.js').then(({ ko }) => ko),
  lt: () => import('./lt.js').then(({ lt }) => lt),
  lv: () => import('./lv.js').then(({ lv }) => lv),
  ms: () => import('./ms.js').then(({ ms }) => ms),
  nb: () => import('./nb.js').then(({ nb }) => nb),
  nl: () => import('./nl.js').then(({ nl }) => nl),
  pl: () => import('./pl.js').then(({ pl }) => pl),
  pt: () => import('./pt.js').then(({ pt }) => pt),
  'pt-pt': () => import('./pt-pt.js').then(({ ptPT }) => ptPT),
  ro: () => import('./ro.js').then(({ ro }) => ro),
  ru: () => import('./ru.js').then(({ ru }) => ru),
  sk: () => import('./sk.js').then(({ sk }) => sk),
  sl: () => import('./sl.js').then(({ sl }) => sl),
  sr: () => import('./sr.js').then(({ sr }) => sr),
  'sr-latn': () => import('./sr-latn.js').then(({ srLatn }) => srLatn),
  sv: () => import('./sv.js').then(({ sv }) => sv),
  th: () => import('./th.js').then(({ th }) => th),
  tr: () => import('./tr.js').then(({ tr }) => tr),
  uk: () => import('./uk.js').then(({ uk }) => uk),
  vi: () => import('./vi.js').then(({ vi }) => vi),
  zh: () => import('./zh.js').then(({ zh }) => zh),
  'zh-hant': () => import('./zh-hant.js').then(({ zhHant }) => zhHant),
};

/**
 * Loads the texts of a language, such as `de-AT`, whose numbers and times have the form of that region. Never rejects: English
 * is shown if they cannot be loaded.
 */
export const loadWalletLocale = async (tag: string): Promise<WalletMessages> => {
  const match = matchLocale(tag);
  if (!match) return en;
  try {
    // The file of another version may lack some.
    return { ...en, ...(await FILES[match.key]()), locale: match.locale };
  } catch {
    return en;
  }
};
