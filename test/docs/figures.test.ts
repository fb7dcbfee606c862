import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../package/repository.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

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

describe('the figures in docs/engines.md', () => {
  it('are the first browser versions that have all required features', () => {
    const text = read('docs/engines.md');
    const required = rowsBelow(text, 'feature').filter(([, use]) => use?.endsWith('required'));
    assert.ok(required.length > 3);
    const [chrome, firefox, safari] = [2, 3, 4].map((column) =>
      Math.max(...required.map((row) => Number(row[column]))),
    );
    assert.ok(
      text.includes(`need Chrome or Edge ${chrome}, Firefox ${firefox}, or Safari ${safari}, or a later version`),
    );
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
      ['`pay-button.js`', 'the same, with its dialog', write(getBytes('cdn/pay-button.js (before it is used)'))],
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
