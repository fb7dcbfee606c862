import { expect } from '@open-wc/testing';
import { matchLocale } from '../../src/locales/match-locale.js';

describe('matchLocale', () => {
  const cases: ReadonlyArray<readonly [tag: string, key: string | undefined, locale?: string]> = [
    ['de-CH', 'de', 'de-CH'],
    ['DE_at', 'de', 'de-AT'],
    ['de-u-nu-arab', 'de', 'de-u-nu-arab'],
    ['pt-PT', 'pt-pt', 'pt-PT'],
    ['zh-Hans-HK', 'zh', 'zh-Hans-HK'],
    ['zh-TW', 'zh-hant', 'zh-TW'],
    ['sr-Latn-RS', 'sr-latn', 'sr-Latn-RS'],
    ['sr-ME', 'sr-latn', 'sr-ME'],
    ['no', 'nb', 'nb'],
    ['iw', 'he', 'he'],
    ['fil-PH', 'fil', 'fil-PH'],
    ['tlh', undefined],
    ['', undefined],
    ['*', undefined],
    ['x-private', undefined],
    ['constructor', undefined],
  ];
  for (const [tag, key, locale] of cases) {
    const title = `finds ${key ?? 'nothing'} for “${tag}”${locale ? `, with the numbers of ${locale}` : ''}`;
    it(title, () => {
      expect(matchLocale(tag)).to.deep.equal(key && { key, locale });
    });
  }
});
