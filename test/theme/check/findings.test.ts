import { expect } from '@open-wc/testing';
import { BLACK, contrastRatio, WHITE, type Color } from '../../../src/theme/check/color.js';
import { describeFinding } from '../../../src/theme/check/describe-finding.js';
import { findLowContrast } from '../../../src/theme/check/findings.js';
import { COLOR_TOKENS } from '../../../src/theme/tokens.js';
import { getContrast } from '../../support/contrast.js';

const grey = (byte: number, alpha = 1): Color => [byte / 255, byte / 255, byte / 255, alpha];

/** Everything black on white, but for white on a button, and what a test says. */
const themeWith = (colors: Readonly<Record<string, Color>>): ReadonlyMap<string, Color> =>
  new Map([
    ...COLOR_TOKENS.map(({ name }) => [name, name === '--pay-on-accent' ? WHITE : BLACK] as const),
    ...Object.entries(colors),
  ]);

const getFindingNames = (colors: Readonly<Record<string, Color>>, surface = WHITE): readonly string[] =>
  findLowContrast(themeWith(colors), surface).map(({ name }) => name);

/** The lightest grey below the bar of 4.5 on white. */
const BELOW_4_5 = grey(119);

/** So much of one grey on another, 0 to 255. */
const tint = (below: number, own: number, share: number): number => below * (1 - share) + own * share;
const NOTE = tint(255, 0, 0.13);

/** The greys behind each colour, in a theme that is black on white but for that one. */
const BEHIND: Readonly<Record<string, (own: number) => readonly number[]>> = {
  '--pay-text': () => [255, NOTE],
  '--pay-text-muted': (own) => [255, tint(255, own, 0.13)],
  '--pay-accent': (own) => [255, NOTE, tint(tint(255, own, 0.06), own, 0.09)],
  '--pay-success': (own) => [255, tint(255, own, 0.13)],
  '--pay-failure': (own) => [255, tint(255, own, 0.13)],
  '--pay-warning': (own) => [255, tint(255, own, 0.13)],
  '--pay-focus': () => [255],
};

describe('the judgement of a theme', () => {
  it('finds nothing in black on white', () => {
    expect(getFindingNames({})).to.deep.equal([]);
  });

  for (const { name, contrast } of COLOR_TOKENS) {
    if (contrast?.against === '--pay-surface') {
      it(`wants ${contrast.ratio} : 1 of ${name} on all that it stands on, and no more`, () => {
        for (let byte = 0; byte <= 255; byte++) {
          const seen = BEHIND[name]!(byte).map((behind) => getContrast([byte, byte, byte], [behind, behind, behind]));
          const isLow = seen.some((ratio) => ratio < contrast.ratio);
          expect(getFindingNames({ [name]: grey(byte) }).includes(name), `${byte}`).to.equal(isLow);
        }
      });
    }
  }

  it('judges the text of a button on the button', () => {
    expect(getFindingNames({ '--pay-on-accent': grey(80) })).to.deep.equal(['--pay-on-accent']);
    expect(getFindingNames({ '--pay-accent': BELOW_4_5 })).to.deep.equal(['--pay-accent', '--pay-on-accent']);
  });

  it('judges it on a button that is pointed at, which is nearer to the text', () => {
    const dark = { ...Object.fromEntries(COLOR_TOKENS.map(({ name }) => [name, WHITE])), '--pay-accent': grey(117) };
    expect(getFindingNames(dark, BLACK)).to.include('--pay-on-accent');
    expect(getFindingNames({ ...dark, '--pay-text': BLACK }, BLACK)).not.to.include('--pay-on-accent');
  });

  it('sees what shines through, in text and in buttons', () => {
    expect(getFindingNames({ '--pay-text': [0, 0, 0, 0.4] })).to.deep.equal(['--pay-text']);
    expect(getFindingNames({ '--pay-text': [0, 0, 0, 0.6] })).to.deep.equal([]);
    expect(getFindingNames({ '--pay-accent': [0, 0, 0, 0.5] })).to.deep.equal(['--pay-accent', '--pay-on-accent']);
  });

  it('does not judge lines, nor a colour that is not known', () => {
    expect(getFindingNames({ '--pay-border': WHITE })).to.deep.equal([]);
    expect(findLowContrast(new Map([['--pay-on-accent', WHITE]]), WHITE)).to.deep.equal([]);
  });

  it('proposes the nearest colour that would do, towards black or white', () => {
    for (let byte = 0; byte <= 255; byte += 5) {
      const surface = grey(byte);
      const theme = themeWith({ '--pay-text': surface, '--pay-success': surface, '--pay-text-muted': surface });
      for (const { name, color, suggestion: better, background, requiredRatio: wanted } of findLowContrast(
        theme,
        surface,
      )) {
        expect(contrastRatio(better, background)).to.be.at.least(wanted);
        const isLow = (other: Color): boolean =>
          findLowContrast(new Map(theme).set(name, other), surface).some((finding) => finding.name === name);
        const halfway = color.map((share, index) => (share + better[index]!) / 2) as unknown as Color;
        // On a middle grey, nothing may do on all that it stands on.
        if (better !== BLACK && better !== WHITE) expect(isLow(better), `${name} on ${byte}`).to.equal(false);
        expect(isLow(halfway), `${name} on ${byte}`).to.equal(true);
      }
    }
  });
});

describe('what is said of a finding', () => {
  const say = (colors: Readonly<Record<string, Color>>, surface = WHITE): readonly string[] =>
    findLowContrast(themeWith(colors), surface).map(describeFinding);

  it('names the tokens, the colours, the ratios and what to do', () => {
    expect(say({ '--pay-text-muted': BELOW_4_5 })).to.deep.equal([
      'pay-status: --pay-text-muted (#777777) has a contrast of 4.47 : 1 on --pay-surface (#ffffff), ' +
        'where WCAG 2.2 AA requires 4.5 : 1. Make --pay-text-muted #6b6b6b or darker, or change --pay-surface.',
    ]);
  });

  it('names what the elements made of the background, and the token to change', () => {
    expect(say({ '--pay-text-muted': grey(118) })).to.deep.equal([
      'pay-status: --pay-text-muted (#767676) has a contrast of 3.88 : 1 on a note (#ededed), ' +
        'where WCAG 2.2 AA requires 4.5 : 1. Make --pay-text-muted #6b6b6b or darker, or change --pay-surface.',
    ]);
  });

  it('says lighter on dark', () => {
    const [said] = say({ ...Object.fromEntries(themeWith({}).entries()), '--pay-text': grey(90) }, BLACK);
    expect(said).to.match(/Make --pay-text #[0-9a-f]{6} or lighter, or change --pay-surface\.$/);
  });

  it('never rounds a ratio up to what is wanted', () => {
    expect(say({ '--pay-text': [0.4655, 0.4655, 0.4655, 1] })[0]).to.contain('4.49 : 1');
  });
});
