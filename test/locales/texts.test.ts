import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { en } from '../../src/locales/languages/en/messages.js';
import { EXCEPTIONS } from './exceptions.js';
import { ALL, collectTexts, getTroubleTexts, getVerdictWords, isSameWord, splitWords, UNFINISHED } from './support.js';

/** Returns the placeholders that the text at a path must contain. */
const findPlaceholders = (path: string): readonly string[] => {
  const own: Readonly<Record<string, readonly string[]>> = {
    'timeline.usually': ['{time}'],
    goingIn: ['{n}'],
    goingTo: ['{merchant}', '{n}'],
    'checkout.paidTitle': ['{amount}', '{merchant}'],
    'checkout.openedApp.0': ['{wallet}'],
  };
  return own[path] ?? (/^(secondsLeft|minutesLeft|checkout\.moreItems)\./.test(path) ? ['{n}'] : []);
};

/** A plural form for a single number may spell that number out: `دقيقتان` is two minutes. */
const mayOmitPlaceholder = (path: string): boolean => /\.(zero|one|two)$/.test(path);

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

for (const [key, messages] of ALL) {
  describe(`the messages of ${key}`, () => {
    const texts = collectTexts(messages);
    const { functionWords = [], sameAsEnglish = [] } = EXCEPTIONS[key] ?? {};

    it('have no empty or unfinished text', () => {
      for (const [path, text] of texts) {
        expect(text.trim(), path).to.equal(text);
        expect(text, path).not.to.equal('');
        expect(text, path).not.to.match(UNFINISHED);
      }
    });

    it('have the keys of the English ones, apart from plurals', () => {
      const getShape = (all: typeof texts) =>
        new Set(all.map(([path]) => path.replace(/\.(zero|one|two|few|many|other)$/, '')));
      expect([...getShape(texts)].sort()).to.deep.equal([...getShape(collectTexts(en))].sort());
    });

    it('have a form for each plural category of the language, and no other', () => {
      const { pluralCategories } = new Intl.PluralRules(messages.locale).resolvedOptions();
      for (const plural of [messages.secondsLeft, messages.minutesLeft])
        expect(Object.keys(plural).sort()).to.deep.equal([...pluralCategories].sort());
    });

    it('keep the placeholders', () => {
      for (const [path, text] of texts) {
        const places = (text.match(/\{.*?\}/g) ?? []).sort();
        if (!(mayOmitPlaceholder(path) && !places.length)) expect(places, path).to.deep.equal(findPlaceholders(path));
      }
    });

    it('have a different headline for each status', () => {
      const titles = [...Object.values(messages.statuses), messages.declined].map(([title]) => title);
      expect(new Set(titles).size).to.equal(PAYMENT_STATUSES.length + 1);
    });

    it('have the locale and the direction of their key', () => {
      expect(messages.locale.toLowerCase()).to.equal(key);
      const { locale } = new Intl.NumberFormat(messages.locale).resolvedOptions();
      expect(locale, 'the language that this browser has data for').to.equal(messages.locale);
      expect(messages.dir, 'the direction of RIGHT_TO_LEFT in this file').to.equal(
        RIGHT_TO_LEFT.test(key) ? 'rtl' : 'ltr',
      );
    });

    it('never describe a connection problem in words for the end of a payment', () => {
      const verdicts = getVerdictWords(messages, functionWords);
      expect(verdicts.length, 'words to look for').to.be.at.least(2);
      for (const [path, text] of collectTexts(getTroubleTexts(messages))) {
        const found = splitWords(text, messages.locale).filter((word) =>
          verdicts.some((verdict) => isSameWord(word, verdict)),
        );
        const advice = `reword ${path}, or add a function word to the entry ${key} of test/locales/exceptions.ts`;
        expect(found, `${advice}: ${text}`).to.deep.equal([]);
      }
    });

    if (key === 'en') return;

    it('contain no leftover English', () => {
      const english = new Map(collectTexts(en));
      const same = texts.filter(([path, text]) => !/^(locale|dir)$/.test(path) && english.get(path) === text);
      const advice = `translate, or list under sameAsEnglish in the entry ${key} of test/locales/exceptions.ts`;
      expect(
        same.map(([path]) => path),
        advice,
      ).to.deep.equal(sameAsEnglish);
    });
  });
}
