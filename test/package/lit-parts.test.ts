import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesIn, ROOT } from './repository.js';

/** What the CDN build takes out of Lit (scripts/cdn/minify.ts), and how a source would show that it needs it. */
const TAKEN_OUT: Readonly<Record<string, RegExp>> = {
  decorators: /^\s*@(property|state|query|customElement)\b/m,
  'reflected properties': /\breflect:|\buseDefault:/,
  'properties other than texts and numbers': /\btype: (?!Number\b)[A-Z]\w+|\bconverter:/,
  directives: /from 'lit\/directive/,
  'elements whose content is text': /`[^`]*<(script|style|textarea|title)\b/,
};

describe('the elements', () => {
  for (const file of [...filesIn('src/elements'), ...filesIn('src/controllers')]) {
    for (const [what, sign] of Object.entries(TAKEN_OUT)) {
      it(`do without ${what}, which the CDN files have not: ${file}`, () => {
        assert.doesNotMatch(readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*\*[^]*?\*\//g, ''), sign);
      });
    }
  }
});
