import { expect } from '@open-wc/testing';
import { BLACK, contrastRatio, over, parseSrgb, toHexColor, WHITE } from '../../../src/theme/check/color.js';
import { getContrast } from '../../support/contrast.js';

describe('an sRGB colour', () => {
  it('is parsed from the browsers’ serialization', () => {
    expect(parseSrgb('color(srgb 1 0.5 0)')).to.deep.equal([1, 0.5, 0, 1]);
    expect(parseSrgb('color(srgb 1 0.5 0 / 0.25)')).to.deep.equal([1, 0.5, 0, 0.25]);
    expect(parseSrgb('color(srgb 1e-7 none 0 / none)')).to.deep.equal([1e-7, 0, 0, 0]);
  });

  it('is clamped to the sRGB gamut', () => {
    expect(parseSrgb('color(srgb 1.2 -0.3 0.5 / 2)')).to.deep.equal([1, 0, 0.5, 1]);
  });

  it('is undefined for any other text', () => {
    for (const text of ['', 'red', 'rgb(1, 2, 3)', 'color(srgb)', 'color(srgb 1 1)', 'color(display-p3 1 1 1)']) {
      expect(parseSrgb(text), text).to.equal(undefined);
    }
  });

  it('is blended with the colour below by its alpha', () => {
    expect(over([1, 0, 0, 1], WHITE)).to.deep.equal([1, 0, 0, 1]);
    expect(over([1, 0, 0, 0], WHITE)).to.deep.equal(WHITE);
    expect(over([0, 0, 0, 0.5], WHITE)).to.deep.equal([0.5, 0.5, 0.5, 1]);
  });

  it('is formatted as hexadecimal', () => {
    expect(toHexColor(BLACK)).to.equal('#000000');
    expect(toHexColor([1, 10 / 255, 0.5, 1])).to.equal('#ff0a80');
  });
});

describe('the contrast of two colours', () => {
  it('is between 1 and 21, in either order', () => {
    expect(contrastRatio(BLACK, BLACK)).to.equal(1);
    expect(contrastRatio(BLACK, WHITE)).to.equal(21);
    expect(contrastRatio(WHITE, BLACK)).to.equal(21);
  });

  it('is what WCAG 2.2 defines, for all greys and primaries', () => {
    for (let byte = 0; byte <= 255; byte++) {
      const share = byte / 255;
      for (const mask of [
        [1, 1, 1],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const) {
        const [red, green, blue] = mask;
        const seen = contrastRatio([red * share, green * share, blue * share, 1], WHITE);
        expect(seen).to.be.closeTo(getContrast([red * byte, green * byte, blue * byte], [255, 255, 255]), 1e-9);
      }
    }
  });
});
