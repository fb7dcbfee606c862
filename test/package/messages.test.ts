import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { LOCALES } from '../../src/locales/keys.generated.js';
import { loadLocale } from '../../src/locales/load-locale.js';
import { declaredMessages, readShowing, usedMessages } from './message-uses.js';
import { filesIn, readRawManifest, ROOT } from './repository.js';

const sorted = (names: Iterable<string>): readonly string[] => [...names].sort();

/** Returns the first group of each match. */
const matchesIn = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => pattern.exec(text)?.[1] ?? []);

describe('the messages', () => {
  const program = readShowing();
  const used = usedMessages(program);

  it('are all used by the elements', () => {
    assert.deepEqual(
      declaredMessages(program).filter((name) => !used.has(name)),
      [],
    );
  });
});

describe('the languages', () => {
  it('match the files of their folder', () => {
    const names = matchesIn(filesIn('src/locales/languages'), /^src\/locales\/languages\/(.+)\/messages\.ts$/);
    assert.deepEqual(sorted(LOCALES), sorted(names));
  });

  it('are entries of the package, by one pattern', () => {
    const entries = Object.entries(readRawManifest().exports).filter(([name]) => name.startsWith('./locales/'));
    assert.deepEqual(entries, [
      [
        './locales/*.js',
        {
          '@pay-status/source': './src/locales/languages/*/messages.ts',
          types: './dist/locales/languages/*/messages.d.ts',
          default: './dist/locales/languages/*/messages.js',
        },
      ],
    ]);
  });

  for (const key of LOCALES) {
    it(`export nothing but the messages from ${key}, under the name of the locale`, async () => {
      const module = (await import(`../../src/locales/languages/${key}/messages.js`)) as Record<
        string,
        { readonly locale: string }
      >;
      const [[name, words] = [], ...rest] = Object.entries(module);
      assert.equal(name, words?.locale.replaceAll('-', ''));
      assert.deepEqual(rest, []);
      assert.deepEqual(await loadLocale(key), words);
    });
  }

  describe('in the documentation', () => {
    const lines = readFileSync(join(ROOT, 'docs/languages.md'), 'utf8').split('\n');

    it('are all listed, and no others', () => {
      assert.deepEqual(matchesIn(lines, /^\| `([a-z-]+)` +\|/), LOCALES);
    });

    for (const key of LOCALES) {
      it(`state who has read the texts of ${key}, and whether its sentences about money were compared`, () => {
        const row = lines.find((line) => line.startsWith(`| \`${key}\` `));
        const [native, money] =
          row
            ?.split('|')
            .map((cell) => cell.trim())
            .slice(4, 6) ?? [];
        assert.match(native ?? '', key === 'en' ? /^yes, its authors$/ : /^(yes|not yet)$/);
        assert.match(money ?? '', key === 'en' ? /^the original$/ : /^(compared|not yet)$/);
      });
    }
  });
});
