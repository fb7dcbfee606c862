import { expect } from '@open-wc/testing';
import { ON_NOTES, PAIRS, SCHEMES, Swatches, usePreset } from '../../support/preset.js';

/** An even grid of 125 sRGB colours, including the eight corners. */
const STEPS = Array.from({ length: 5 }, (_, index) => Math.round((index * 255) / 4));
const GRID = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `rgb(${red} ${green} ${blue})`)));

/** Other brand colours: neon, out of gamut, transparent, a system colour, none. */
const HOSTILE = [
  '#39ff14',
  '#ccff00',
  '#ff10f0',
  '#7df9ff',
  'color(display-p3 0 1 0)',
  'color(display-p3 1 0 1)',
  'color(rec2020 1 1 0)',
  'color(xyz-d65 2 2 2)',
  'oklch(0.9 0.4 150)',
  'oklch(0.5 0.5 264)',
  'oklch(0.02 0.3 30)',
  'oklch(none none none)',
  'rgb(255 200 0 / 0.1)',
  'transparent',
  'Canvas',
  'CanvasText',
  'light-dark(#ff0, #00f)',
  '',
];

/** Pairs of text and background in the preset: the text of a button, at rest and on hover. */
const BUTTON = [
  { name: '--_brand-on-fill', against: '--_brand-fill', ratio: 4.5 },
  { name: '--_brand-on-fill', against: '--_brand-hover', ratio: 4.5 },
];

describe('the preset brand', () => {
  beforeEach(() => usePreset('brand'));

  for (const scheme of SCHEMES) {
    for (const { name, against, ratio } of [...PAIRS, ...BUTTON]) {
      it(`keeps ${name} at ${ratio} : 1 on ${against} for any brand colour, ${scheme}`, () => {
        const swatches = new Swatches();
        for (const brand of [...GRID, ...HOSTILE]) {
          swatches.show(scheme, brand);
          expect(swatches.contrast(name, against), brand).to.be.at.least(ratio);
        }
      });
    }

    for (const name of ON_NOTES) {
      it(`keeps ${name} at 4.5 : 1 on a note for any brand colour, ${scheme}`, () => {
        const swatches = new Swatches();
        for (const brand of [...GRID, ...HOSTILE]) {
          swatches.show(scheme, brand);
          expect(swatches.contrastOnNote(name), brand).to.be.at.least(4.5);
        }
      });
    }
  }

  it('uses the brand colour itself as the accent if its contrast is sufficient', () => {
    const swatches = new Swatches();
    for (const [scheme, brand] of [
      ['light', '#1746a2'],
      ['light', '#000000'],
      ['light', '#8a1c4a'],
      ['dark', '#ffd400'],
      ['dark', '#ffffff'],
      ['dark', '#39ff14'],
    ] as const) {
      swatches.show(scheme, brand);
      expect(swatches.pixel('--pay-accent'), brand).to.deep.equal(swatches.pixel(brand));
    }
  });

  it('is grey for a grey brand', () => {
    const swatches = new Swatches();
    for (const scheme of SCHEMES) {
      for (const brand of ['#000', '#777', '#fff']) {
        swatches.show(scheme, brand);
        for (const name of ['--pay-surface', '--pay-text', '--pay-border', '--pay-accent']) {
          const [red, ...others] = swatches.pixel(name);
          expect(others, `${brand} ${name}`).to.deep.equal([red, red]);
        }
      }
    }
  });
});
