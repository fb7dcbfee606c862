import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TOKENS } from '../../src/theme/tokens.js';
import {
  toCss,
  DEFAULT_THEME,
  toHtml,
  readPair,
  withToken,
  writePair,
} from '../../stories/support/playground/theme.js';

describe('the theme playground', () => {
  it('prints no CSS while nothing is changed', () => {
    assert.equal(toCss(DEFAULT_THEME), '');
  });

  for (const { name } of TOKENS) {
    it(`prints ${name} once it is changed, and not after it is reset`, () => {
      const changed = withToken(DEFAULT_THEME, name, 'inherit');
      assert.equal(toCss(changed), `pay-status,\npay-checkout {\n  ${name}: inherit;\n}`);
      assert.equal(toCss(withToken(changed, name, '')), '');
    });
  }

  it('prints the brand only with the preset that uses it', () => {
    const brand = '#123456';
    assert.equal(toCss({ ...DEFAULT_THEME, preset: 'soft', brand }), '');
    assert.match(toCss({ ...DEFAULT_THEME, preset: 'brand', brand }), /^ {2}--pay-brand: #123456;$/m);
  });

  it('prints the style sheet of the preset, and the attributes that differ from the default', () => {
    assert.doesNotMatch(toHtml(DEFAULT_THEME), /link|shape|density/);
    const tag = toHtml({ ...DEFAULT_THEME, preset: 'soft', shape: 'inline', density: 'roomy' });
    assert.match(tag, /<link rel="stylesheet" href="\/pay-status\/cdn\/presets\/soft\.css" \/>/);
    assert.match(tag, /shape="inline"\n {2}density="roomy"\n>/);
  });

  it('reads the two colour formats that it writes, and no others', () => {
    const pair = { light: '#ffffff', dark: '#000000' };
    assert.deepEqual(readPair(writePair(pair)), pair);
    for (const css of [undefined, '', 'red', 'light-dark(red)']) assert.equal(readPair(css), undefined);
  });
});
