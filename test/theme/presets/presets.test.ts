import { expect } from '@open-wc/testing';
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

    it(`gives a button the colours of a checkout: ${preset}`, async () => {
      await usePreset(preset);
      const read = (tag: string, token: string): string => {
        const element = document.body.appendChild(document.createElement(tag));
        const value = getComputedStyle(element).getPropertyValue(token);
        element.remove();
        return value;
      };
      for (const token of ['--pay-accent', '--pay-on-accent', '--_brand-fill', '--_brand-on-fill'])
        expect(read('pay-button', token), token).to.equal(read('pay-checkout', token));
      expect(read('pay-button', '--pay-accent')).not.to.equal('');
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
});
