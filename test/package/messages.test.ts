import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { LOCALES } from '../../src/locales/keys.generated.js';
import { ROOT } from './repository.js';

it('docs/languages.md lists every language, who has read its texts, and whether its sentences about money were compared', () => {
  const rows = readFileSync(join(ROOT, 'docs/languages.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `[a-z-]+` +\|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  assert.deepEqual(
    rows.map(([, key]) => key),
    LOCALES.map((key) => `\`${key}\``),
  );
  for (const [, key, , , native = '', money = ''] of rows.filter(([, each]) => each !== '`en`')) {
    assert.match(native, /^(yes|not yet)$/, key);
    assert.match(money, /^(compared|not yet)$/, key);
  }
});
