import { expect } from '@open-wc/testing';
import { LOCALES } from '../../src/locales/keys.generated.js';
import { matchLocale } from '../../src/locales/match-locale.js';

describe('matchLocale', () => {
  for (const key of LOCALES) {
    it(`finds ${key} by its own name`, () => {
      expect(matchLocale(key)?.key).to.equal(key);
    });
  }

  const cases: ReadonlyArray<readonly [tag: string, key: string | undefined, locale?: string]> = [
    ['de', 'de', 'de'],
    ['de-CH', 'de', 'de-CH'],
    ['DE_at', 'de', 'de-AT'],
    ['de-DE-1996', 'de', 'de-DE-1996'],
    ['de-u-nu-arab', 'de', 'de-u-nu-arab'],
    ['en-US', 'en', 'en-US'],
    ['en_GB', 'en', 'en-GB'],
    ['pt-BR', 'pt', 'pt-BR'],
    ['pt-PT', 'pt-pt', 'pt-PT'],
    ['zh', 'zh', 'zh'],
    ['zh-Hans-HK', 'zh', 'zh-Hans-HK'],
    ['zh-TW', 'zh-hant', 'zh-TW'],
    ['zh_HK', 'zh-hant', 'zh-HK'],
    ['zh-Hant-CN', 'zh-hant', 'zh-Hant-CN'],
    ['sr-RS', 'sr', 'sr-RS'],
    ['sr-Latn-RS', 'sr-latn', 'sr-Latn-RS'],
    ['sr-ME', 'sr-latn', 'sr-ME'],
    ['no', 'nb', 'nb'],
    ['NO-no', 'nb', 'nb-NO'],
    ['nn_NO', 'nb', 'nb-NO'],
    ['iw', 'he', 'he'],
    ['in-ID', 'id', 'id-ID'],
    ['tl', 'fil', 'fil'],
    ['fil-PH', 'fil', 'fil-PH'],
    ['tlh', undefined],
    ['nog', undefined],
    ['la', undefined],
    ['', undefined],
    [' de', undefined],
    ['*', undefined],
    ['C', undefined],
    ['x-private', undefined],
    ['i-klingon', undefined],
    ['de-', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ];
  for (const [tag, key, locale] of cases) {
    const title = `finds ${key ?? 'nothing'} for “${tag}”${locale ? `, with the numbers of ${locale}` : ''}`;
    it(title, () => {
      expect(matchLocale(tag)).to.deep.equal(key && { key, locale });
    });
  }
});
