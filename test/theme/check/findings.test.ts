import { expect } from '@open-wc/testing';
import { BLACK, contrastRatio, WHITE, type Color } from '../../../src/theme/check/color.js';
import { describeFinding } from '../../../src/theme/check/describe-finding.js';
import { findLowContrast } from '../../../src/theme/check/findings.js';
import { COLOR_TOKENS } from '../../../src/theme/tokens.js';
import { getContrast } from '../../support/contrast.js';

const grey = (byte: number, alpha = 1): Color => [byte / 255, byte / 255, byte / 255, alpha];

const IN_WHITE: readonly string[] = ['--pay-surface-sunken', '--pay-on-accent'];

/** Creates a theme that is black on white, with white on buttons, except for these colours. */
const createTheme = (colors: Readonly<Record<string, Color>>): ReadonlyMap<string, Color> =>
  new Map([
    ...COLOR_TOKENS.map(({ name }) => [name, IN_WHITE.includes(name) ? WHITE : BLACK] as const),
    ...Object.entries(colors),
  ]);

const getFindingNames = (colors: Readonly<Record<string, Color>>, surface = WHITE): readonly string[] =>
  findLowContrast(createTheme(colors), surface).map(({ name }) => name);

/** The darkest grey whose contrast on white is below 4.5. */
const BELOW_4_5 = grey(119);

/** Blends a share of one grey with another, 0 to 255. */
const tint = (below: number, own: number, share: number): number => below * (1 - share) + own * share;
/** A note, and the chosen row. */
const TINTED = tint(255, 0, 0.07);
const HOVERED = tint(255, 0, 0.04);
const asIcon = (own: number): readonly number[] => [255, tint(255, own, 0.11)];

/** The backgrounds of each colour, in a theme that is otherwise black on white. */
const BEHIND: Readonly<Record<string, (own: number) => readonly number[]>> = {
  '--pay-text': (own) => [255, TINTED, tint(255, own, 0.04)],
  '--pay-text-muted': () => [255, TINTED, HOVERED],
  '--pay-accent': () => [255],
  '--pay-success': asIcon,
  '--pay-failure': asIcon,
  '--pay-warning': asIcon,
  '--pay-focus': () => [255],
};

describe('findLowContrast', () => {
  it('finds nothing in black on white', () => {
    expect(getFindingNames({})).to.deep.equal([]);
  });

  for (const { name, contrast } of COLOR_TOKENS) {
    if (contrast?.against === '--pay-surface') {
      it(`requires exactly ${contrast.ratio} : 1 for ${name} on each of its backgrounds`, () => {
        for (let byte = 0; byte <= 255; byte++) {
          const seen = BEHIND[name]!(byte).map((behind) => getContrast([byte, byte, byte], [behind, behind, behind]));
          const isLow = seen.some((ratio) => ratio < contrast.ratio);
          expect(getFindingNames({ [name]: grey(byte) }).includes(name), `${byte}`).to.equal(isLow);
        }
      });
    }
  }

  it('compares the text of a button with the button', () => {
    expect(getFindingNames({ '--pay-on-accent': grey(80) })).to.deep.equal(['--pay-on-accent']);
    expect(getFindingNames({ '--pay-accent': BELOW_4_5 })).to.deep.equal(['--pay-on-accent']);
  });

  it('compares the text of a button with its hover colour, whose contrast is lower', () => {
    const dark = { ...Object.fromEntries(COLOR_TOKENS.map(({ name }) => [name, WHITE])), '--pay-accent': grey(117) };
    expect(getFindingNames(dark, BLACK)).to.include('--pay-on-accent');
    expect(getFindingNames({ ...dark, '--pay-text': BLACK }, BLACK)).not.to.include('--pay-on-accent');
  });

  it('blends transparent texts and buttons with their background', () => {
    expect(getFindingNames({ '--pay-text': [0, 0, 0, 0.4] })).to.deep.equal(['--pay-text']);
    expect(getFindingNames({ '--pay-text': [0, 0, 0, 0.6] })).to.deep.equal([]);
    expect(getFindingNames({ '--pay-accent': [0, 0, 0, 0.3] })).to.deep.equal(['--pay-accent', '--pay-on-accent']);
  });

  it('compares texts with the tray', () => {
    expect(getFindingNames({ '--pay-surface-sunken': grey(110) })).to.deep.equal(['--pay-text', '--pay-text-muted']);
    expect(getFindingNames({ '--pay-surface-sunken': [0, 0, 0, 0] })).to.deep.equal([]);
  });

  it('ignores borders and unknown colours', () => {
    expect(getFindingNames({ '--pay-border': WHITE })).to.deep.equal([]);
    expect(findLowContrast(new Map([['--pay-on-accent', WHITE]]), WHITE)).to.deep.equal([]);
  });

  it('suggests the nearest sufficient colour, towards black or white', () => {
    for (let byte = 0; byte <= 255; byte += 5) {
      const surface = grey(byte);
      const theme = createTheme({ '--pay-text': surface, '--pay-success': surface, '--pay-text-muted': surface });
      for (const { name, color, suggestion: better, background, requiredRatio: wanted } of findLowContrast(
        theme,
        surface,
      )) {
        expect(contrastRatio(better, background)).to.be.at.least(wanted);
        const isLow = (other: Color): boolean =>
          findLowContrast(new Map(theme).set(name, other), surface).some((finding) => finding.name === name);
        const halfway = color.map((share, index) => (share + better[index]!) / 2) as unknown as Color;
        // On a middle grey, even black and white may be insufficient.
        if (better !== BLACK && better !== WHITE) expect(isLow(better), `${name} on ${byte}`).to.equal(false);
        expect(isLow(halfway), `${name} on ${byte}`).to.equal(true);
      }
    }
  });
});

describe('describeFinding', () => {
  const describeAll = (colors: Readonly<Record<string, Color>>, surface = WHITE): readonly string[] =>
    findLowContrast(createTheme(colors), surface).map(describeFinding);

  it('names the tokens, the colours, the ratios and the suggestion', () => {
    expect(describeAll({ '--pay-text-muted': BELOW_4_5 })).to.deep.equal([
      'pay-status: --pay-text-muted (#777777) has a contrast of 4.47 : 1 on --pay-surface (#ffffff), ' +
        'where WCAG 2.2 AA requires 4.5 : 1. Make --pay-text-muted #6b6b6b or darker, or change --pay-surface.',
    ]);
  });

  it('names the derived background, and the token to change', () => {
    expect(describeAll({ '--pay-text-muted': grey(118) })).to.deep.equal([
      'pay-status: --pay-text-muted (#767676) has a contrast of 4.15 : 1 on a hovered control of the tray (#f5f5f5), ' +
        'where WCAG 2.2 AA requires 4.5 : 1. Make --pay-text-muted #6b6b6b or darker, or change --pay-surface.',
    ]);
  });

  it('suggests a lighter colour on a dark background', () => {
    const [text] = describeAll({ ...Object.fromEntries(createTheme({}).entries()), '--pay-text': grey(90) }, BLACK);
    expect(text).to.match(/Make --pay-text #[0-9a-f]{6} or lighter, or change --pay-surface\.$/);
  });

  it('never rounds a ratio up to the required one', () => {
    expect(describeAll({ '--pay-text': [0.4655, 0.4655, 0.4655, 1] })[0]).to.contain('4.49 : 1');
  });
});
