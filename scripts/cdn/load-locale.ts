// Stands for `src/locales/load-locale.ts` in the CDN file, which would spell out an import for each language: here the
// languages lie beside it under their own names.
import type { LocaleKey } from '../../src/locales/keys.js';
import type { Messages } from '../../src/locales/messages.js';

export const loadLocale = async (key: LocaleKey): Promise<Messages> =>
  (
    Object.values((await import(/* @vite-ignore */ `./locales/${key}.js`)) as Record<string, Messages>) as [Messages]
  )[0];
