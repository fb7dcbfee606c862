import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { KNOB_NAMES, KNOBS } from '../../../gateway/chaos/knobs.js';

const DOCS = new URL('../../../../docs/gateway.md', import.meta.url);

it('docs/gateway.md has a row for each knob of the chaos, with its value in the default profile', async () => {
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
    KNOB_NAMES.map((name) => [`\`${name}\``, String(KNOBS[name].profile), KNOBS[name].does]),
  );
});
