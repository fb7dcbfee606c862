import { expect } from '@open-wc/testing';
import { COLOR_TOKENS } from '../../../src/theme/tokens.js';
import { ON_NOTES, PAIRS, SCHEMES, Swatches, usePreset, useSheet } from '../../support/preset.js';
import { PRESETS } from '../../support/preset-names.js';

/** Minimum contrast of text and icons in the contrast preset (WCAG 2.2, 1.4.6). */
const AAA = 7;

describe('a preset', () => {
  for (const preset of PRESETS) {
    for (const scheme of SCHEMES) {
      it(`has sufficient contrast: ${preset}, ${scheme}`, async () => {
        await usePreset(preset);
        const swatches = new Swatches();
        swatches.show(scheme);
        const wanted = (ratio: number): number => (preset === 'contrast' ? AAA : ratio);
        for (const { name, against, ratio } of PAIRS) {
          expect(swatches.contrast(name, against), name).to.be.at.least(wanted(ratio));
        }
        for (const name of ON_NOTES) expect(swatches.contrastOnNote(name), name).to.be.at.least(wanted(4.5));
      });
    }

    it(`differs in light and dark: ${preset}`, async () => {
      await usePreset(preset);
      const swatches = new Swatches();
      const looks = SCHEMES.map((scheme) => {
        swatches.show(scheme);
        return swatches.pixel('--pay-accent').join();
      });
      expect(looks[0]).not.to.equal(looks[1]);
    });

    it(`is overridden by an earlier rule of the page with zero specificity: ${preset}`, async () => {
      useSheet(':where(pay-status) { --pay-text: rgb(4 5 6); }');
      await usePreset(preset);
      expect(new Swatches().pixel('--pay-text')).to.deep.equal([4, 5, 6]);
    });

    it(`is overridden by a later cascade layer of the page: ${preset}`, async () => {
      useSheet('@layer pay-status, page; @layer page { :where(pay-status) { --pay-text: rgb(4 5 6); } }');
      await usePreset(preset);
      expect(new Swatches().pixel('--pay-text')).to.deep.equal([4, 5, 6]);
    });
  }

  it('has other colours than the default theme and the other presets', async () => {
    const looks = new Set<string>();
    for (const preset of [undefined, ...PRESETS]) {
      document.adoptedStyleSheets = [];
      if (preset) await usePreset(preset);
      const swatches = new Swatches();
      swatches.show('light');
      looks.add(COLOR_TOKENS.map(({ name, light }) => swatches.pixel(`var(${name}, ${light})`).join()).join(';'));
    }
    expect(looks.size).to.equal(PRESETS.length + 1);
  });
});
