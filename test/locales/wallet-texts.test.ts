import { expect } from '@open-wc/testing';
import { en as button } from '../../src/locales/languages/en/button.js';
import { en as dialog } from '../../src/locales/languages/en/dialog.js';
import { en } from '../../src/locales/languages/en/wallet.js';
import { loadButtonLocale } from '../../src/locales/load-button-locale.js';
import { loadDialogLocale } from '../../src/locales/load-dialog-locale.js';
import { loadWalletLocale } from '../../src/locales/load-wallet-locale.js';
import { ALL, collectTexts, UNFINISHED } from './support.js';

const getPlaceholders = (text: string): readonly string[] => (text.match(/\{.*?\}/g) ?? []).sort();

/** The texts that are loaded on their own. Some languages have taken a word from English. */
const FILES = {
  'paying with a wallet': { english: en, load: loadWalletLocale, borrowed: ['dir'] },
  'the button': { english: button, load: loadButtonLocale, borrowed: ['dir'] },
  'the dialog': { english: dialog, load: loadDialogLocale, borrowed: ['dir', 'offline'] },
};

for (const [name, { english: source, load, borrowed }] of Object.entries(FILES))
  for (const [key, { locale, dir }] of ALL) {
    const messages = await load(locale);

    describe(`the texts of ${name} in ${key}`, () => {
      const texts = new Map(collectTexts(messages));
      const english = new Map(collectTexts(source));

      it('have the locale and the direction of the language', () => {
        expect([messages.locale, messages.dir]).to.deep.equal([locale, dir]);
      });

      it('have the keys of the English ones, and no empty or unfinished text', () => {
        expect([...texts.keys()].sort()).to.deep.equal([...english.keys()].sort());
        for (const [path, text] of texts) {
          expect(text.trim(), path).to.equal(text);
          // Only where the English one is empty, too.
          expect(Boolean(text), path).to.equal(Boolean(english.get(path)));
          expect(text, path).not.to.match(UNFINISHED);
        }
      });

      it('keep the placeholders', () => {
        for (const [path, text] of texts)
          expect(getPlaceholders(text), path).to.deep.equal(getPlaceholders(english.get(path)!));
      });

      if (key !== 'en')
        it('contain no leftover English', () => {
          const same = [...texts].filter(([path, text]) => !borrowed.includes(path) && english.get(path) === text);
          expect(same).to.deep.equal([]);
        });
    });
  }

describe('the question before a dialog closes', () => {
  for (const [key, { locale, unknownStatus }] of ALL)
    it(`ends in ${key} with what the page says: not to pay again`, async () => {
      const { watching } = await loadDialogLocale(locale);
      const last = /[^.。।]+[.。।]$/.exec(watching)?.[0].trim() ?? watching.split(' ').pop()!;
      expect(unknownStatus[1].startsWith(last), last).to.equal(true);
    });
});

describe('the texts of paying with a wallet', () => {
  it('are those of the language of a region, whose numbers they have', async () => {
    const german = await loadWalletLocale('de');
    expect(await loadWalletLocale('de-CH')).to.deep.equal({ ...german, locale: 'de-CH' });
    expect((await loadWalletLocale('pt-PT')).tryAgain).not.to.equal((await loadWalletLocale('pt')).tryAgain);
  });

  it('are English in a language that is not supported', async () => {
    expect(await loadWalletLocale('xx')).to.equal(en);
  });
});
