import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { SETTING_NAMES, SETTINGS } from '../../../gateway/chaos/settings.js';

const DOCS = new URL('../../../../docs/gateway.md', import.meta.url);

it('docs/gateway.md has a row for each chaos setting, with its value in the default profile', async () => {
  const text = await readFile(DOCS, 'utf8');
  const [, section = ''] = text.split('## Chaos\n');
  const rows = section.split('\n## ')[0]!.match(/^\| `.*$/gm) ?? [];
  assert.deepEqual(
    rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean),
    ),
    SETTING_NAMES.map((name) => [`\`${name}\``, String(SETTINGS[name].profile), SETTINGS[name].does]),
  );
});
