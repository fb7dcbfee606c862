import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesIn, ROOT } from './repository.js';

/** What the CDN build takes out of Lit (scripts/cdn/lit-unused.ts), and how a source would show that it needs it. */
const TAKEN_OUT: Readonly<Record<string, RegExp>> = {
  decorators: /^\s*@(property|state|query|customElement)\b/m,
  'reflected properties': /\breflect:|\buseDefault:/,
  'properties other than texts and numbers': /\btype: (?!Number\b)[A-Z]\w+|\bconverter:/,
  'accessors of their own': /\bnoAccessor\b|\bstate: true|^\s*(static )?(get|set) (paymentId|client)\(/m,
  'properties that say themselves when they have changed': /\bhasChanged\b/,
  'updates that keep what is there': /\bnoChange\b/,
  hooks: /\b(firstUpdated|shouldUpdate|scheduleUpdate|removeController)\b/,
  'styles that are no flat list': /static override styles = (?!\[)/,
  directives: /from 'lit\/directive/,
  'bindings to properties, and those that turn an attribute on and off': /<[^<>]*\s[.?][\w-]+=\$\{/,
  'bindings to whole elements': /<[\w-]+\s+\$\{|['"]\s+\$\{[^}]*\}\s*\/?>/,
  'lists as content': /\$\{[^}]*\.(map|flatMap|filter)\(|\b(map|repeat|join)\(.*html`/,
  'comments in templates': /<!--/,
  'templates of SVG or MathML alone': /\b(svg|mathml)`/,
  'listeners that are objects': /@[\w-]+=\$\{\{|\bhandleEvent\b/,
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
