import { expect } from '@open-wc/testing';
import { COLOR_TOKENS, defaultCss, TOKENS } from '../../src/theme/tokens.js';
import { ON_NOTES, PAIRS, SCHEMES, Swatches } from '../support/preset.js';
import { readPixel } from '../support/pixel.js';

/** Resolved defaults on a page that sets no token. */
const showDefaults = (scheme: (typeof SCHEMES)[number]): Swatches => {
  const swatches = new Swatches();
  swatches.show(scheme);
  for (const { name, light, dark, derived } of COLOR_TOKENS) {
    if (!derived) swatches.set(name, `light-dark(${light}, ${dark})`);
  }
  return swatches;
};

describe('the tokens', () => {
  it('have default values that are valid CSS for their type', () => {
    const properties = {
      color: 'color',
      dimension: 'width',
      duration: 'transition-duration',
      fontFamily: 'font-family',
      shadow: 'box-shadow',
    };
    for (const token of TOKENS) {
      const css = defaultCss(token);
      if (css !== null) expect(CSS.supports(properties[token.type], css), token.name).to.equal(true);
    }
  });

  for (const scheme of SCHEMES) {
    it(`derive the documented defaults from other tokens, ${scheme}`, () => {
      const swatches = showDefaults(scheme);
      for (const token of COLOR_TOKENS) {
        const written = readPixel(token[scheme]);
        for (const [index, byte] of swatches.pixel(token.name).entries()) {
          expect(byte, token.name).to.be.closeTo(written[index]!, 1);
        }
      }
    });

    it(`have defaults with sufficient contrast, ${scheme}`, () => {
      const swatches = showDefaults(scheme);
      for (const { name, against, ratio } of PAIRS) {
        expect(swatches.contrast(name, against), name).to.be.at.least(ratio);
      }
      for (const name of ON_NOTES) expect(swatches.contrastOnNote(name), name).to.be.at.least(4.5);
    });
  }
});
