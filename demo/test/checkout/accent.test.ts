import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toAccent } from '../../checkout/accent.js';

type Pair = readonly [light: string, dark: string];

const read = (css: string): Pair => {
  const [, light = '', dark = ''] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(css) ?? [];
  return [light, dark];
};

/** Written out here, so that an error in the code under test is not repeated. */
const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722]
    .map((weight, index) => {
      const share = parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
      return weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    })
    .reduce((sum, part) => sum + part);

const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const SURFACES: Pair = ['#ffffff', '#1b1d22'];

describe('the accent of the checkout page', () => {
  it('stays the colour of the shop where text in it can be read', () => {
    assert.equal(read(toAccent('#1d5c60').accent)[0], '#1d5c60');
    assert.equal(read(toAccent('#86cfcd').accent)[1], '#86cfcd');
  });

  it('is accepted in short and in capitals', () => {
    assert.deepEqual(toAccent('#15C'), toAccent('#1155cc'));
  });

  it('is made darker on a light surface, and lighter on a dark one', () => {
    const [onLight, onDark] = read(toAccent('#1d5c60').accent);
    assert.ok(luminance(onDark) > luminance(onLight));
    const [yellow] = read(toAccent('#ffd400').accent);
    assert.ok(luminance(yellow) < luminance('#ffd400'));
  });

  const EXTREMES = ['#ffffff', '#000000', '#ffff00', '#ffd400', '#00ff00', '#00ffff', '#ff00ff', '#0000ff', '#808080'];
  const every = Array.from({ length: 6 ** 3 }, (_, n) => [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36)]);
  const grid = every.map((steps) => `#${steps.map((step) => (step * 51).toString(16).padStart(2, '0')).join('')}`);

  it('can be read in both colour schemes as a link, and under the text of a button, whatever the colour', () => {
    for (const hex of [...EXTREMES, ...grid]) {
      const { accent, onAccent } = toAccent(hex);
      const [accents, texts] = [read(accent), read(onAccent)];
      for (const scheme of [0, 1] as const) {
        const [color, text] = [accents[scheme], texts[scheme]];
        assert.ok(contrast(color, SURFACES[scheme]) >= 4.5, `${hex}: link ${color}`);
        assert.ok(contrast(text, color) >= 4.5, `${hex}: button ${text} on ${color}`);
      }
    }
  });
});
