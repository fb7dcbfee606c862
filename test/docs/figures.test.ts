import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../package/repository.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const README = read('README.md');

/** The rows of the table with this heading, as trimmed cells. */
const rowsBelow = (text: string, heading: string): readonly (readonly string[])[] => {
  const [, rows = ''] = new RegExp(`^\\| ${heading} [^\\n]*\\n[^\\n]*\\n((?:\\|[^\\n]*\\n)+)`, 'm').exec(text) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

/** The last recorded bytes of each entry. */
const recorded = new Map(
  read('docs/sizes.csv')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .map(([, entry = '', bytes]) => [entry, Number(bytes)]),
);

const SIZES: Readonly<Record<string, string>> = {
  '`dist/cdn/pay-status.js`': 'cdn/pay-status.js',
  '`dist/cdn/pay-checkout.js` before first paint': 'cdn/pay-checkout.js (first paint)',
  '`dist/cdn/pay-checkout.js` for a whole payment': 'cdn/pay-checkout.js',
  'paying with a wallet in the page, on a click': 'cdn/pay-checkout.js (wallet)',
  'a language other than English, at most': 'cdn/locales (largest)',
};
/** Half of the last digit of a rounded figure in kilobytes. */
const ROUNDING_BYTES = 500;

describe('the figures in README.md', () => {
  it('are the recorded sizes, rounded to the kilobyte', () => {
    const rows = rowsBelow(README, 'size, brotli,');
    assert.deepEqual(
      rows.map(([name]) => name),
      Object.keys(SIZES),
    );
    for (const [name = '', kilobytes] of rows) {
      const bytes = recorded.get(SIZES[name] ?? '') ?? NaN;
      assert.ok(Math.abs(Number(kilobytes) * 1_000 - bytes) <= ROUNDING_BYTES, `${name}: ${bytes} bytes`);
    }
  });

  it('are the first browser versions that have all required features', () => {
    const required = rowsBelow(read('docs/engines.md'), 'feature').filter(([, use]) => use?.endsWith('required'));
    assert.ok(required.length > 3);
    const [chrome, firefox, safari] = [2, 3, 4].map((column) =>
      Math.max(...required.map((row) => Number(row[column]))),
    );
    assert.ok(README.includes(`Chrome or Edge ${chrome}, Firefox ${firefox}, or Safari ${safari}, or a later version`));
  });
});

describe('the figures in docs/benchmarks.md', () => {
  const text = read('docs/benchmarks.md');
  const getBytes = (entry: string): number => recorded.get(entry) ?? NaN;
  const write = (bytes: number): string => bytes.toLocaleString('en');

  it('are the recorded sizes', () => {
    assert.deepEqual(rowsBelow(text, 'file'), [
      ['`pay-status.js`', ...Array<string>(2).fill(write(getBytes('cdn/pay-status.js')))],
      [
        '`pay-checkout.js`',
        write(getBytes('cdn/pay-checkout.js')),
        write(getBytes('cdn/pay-checkout.js (first paint)')),
      ],
    ]);
  });

  it('compare the recorded size with those of other packages', () => {
    const rows = rowsBelow(text, 'import');
    assert.ok(rows.length > 3);
    const getRatio = (bytes: string): string =>
      (getBytes('cdn/pay-status.js') / Number(bytes.replaceAll(',', ''))).toFixed(3);
    assert.deepEqual(
      rows,
      rows.map(([name = '', bytes = '']) => [name, bytes, getRatio(bytes)]),
    );
  });
});
