import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';

/** Without blank lines and comments. */
const linesOfCode = (file: string): number =>
  readFileSync(new URL(`../../shop/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(\/?\*|\/\/)/.test(line)).length;

it('the code that any merchant needs stays under 150 lines', () => {
  const total = linesOfCode('shop.ts') + linesOfCode('fulfilment.ts');
  assert.ok(total < 150, `${total} lines`);
});
