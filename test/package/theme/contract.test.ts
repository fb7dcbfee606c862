import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import { walletStyles } from '../../../src/elements/pay-checkout/wallet/wallet.styles.js';
import { PayStatus } from '../../../src/elements/pay-status/pay-status.js';
import { COLOR_TOKENS, defaultCss, TOKENS } from '../../../src/theme/tokens.js';
import { filesIn, ROOT } from '../repository.js';
import { DOCUMENTED, partsInSource, readExportedParts, readSources, type Tag } from './public-names.js';
import { normalize, partsIn, setIn, toCssText, statesIn, usesIn } from './styles.js';

const SHEETS: Readonly<Record<Tag, string>> = {
  'pay-status': toCssText(PayStatus.styles),
  'pay-checkout': toCssText(PayCheckout.styles),
};
const ALL_SHEETS = Object.values(SHEETS).join('\n');
const TAGS = Object.keys(SHEETS) as readonly Tag[];

const NAMES = TOKENS.map(({ name }) => name as string);

/** The names of statuses in style sheets and slots. */
const STATUS_NAMES = [...PAYMENT_STATUSES.map((status) => status.replaceAll('_', '-')), 'unknown'];

/** Custom properties that the elements set by script. */
const SET_BY_SCRIPT = filesIn('src/elements')
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/setProperty\(\s*['"`](--[\w-]+)/g)].map(([, name]) => name!));

/** The parts of the badge of the receipt, src/elements/shared/asset-badge.view.ts. */
const BADGE = ['badge', 'asset-icon', 'network-icon'];

const isPrivate = (name: string): boolean => name.startsWith('--_');
const without = (names: Iterable<string>, known: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => !known.includes(name)).sort();
const assertNone = (names: readonly string[], what: string): void => {
  assert.deepEqual(names, [], `${what}: ${names.join(', ')}`);
};

describe('the theme tokens', () => {
  it('are all used', () => {
    const used = usesIn(ALL_SHEETS).map(({ name }) => name);
    assertNone(without(NAMES, used), 'declared in src/theme/tokens.ts, but used by no element');
  });

  it('are all declared when an element uses them', () => {
    const used = usesIn(ALL_SHEETS).map(({ name }) => name);
    const pay = used.filter((name) => !isPrivate(name));
    assertNone(without(pay, NAMES), 'used by an element, but not declared in src/theme/tokens.ts');
  });

  it('have the declared default wherever they are used', () => {
    for (const token of TOKENS) {
      const css = defaultCss(token);
      for (const { fallback } of usesIn(ALL_SHEETS).filter(({ name }) => name === token.name)) {
        assert.ok(fallback, `${token.name} is used without a default`);
        // Elements alias the tokens to private properties, which include the default.
        const description = fallback
          // 16 px at least.
          .replaceAll('var(--_rem)', '1rem')
          .replaceAll('--_muted', '--pay-text-muted')
          .replaceAll('--_', '--pay-');
        if (css !== null) assert.equal(normalize(description), normalize(css), token.name);
      }
    }
  });

  it('are checked for contrast on the tints that the elements derive from them', () => {
    const css = [ALL_SHEETS, toCssText(walletStyles)].join('\n').replaceAll(/\s+/g, ' ');
    const ownName = (token: string): string => token.replace(/--pay-(?:text-(?=muted)|surface-(?=sunken))?/, '--_');
    /** The private properties that have the colour: an icon has that of its state, a note that of the warning. */
    const ownNames = (token: string): readonly string[] => [
      ownName(token),
      ...(/success|failure|warning/.test(token) ? ['--_tone', '--_note'] : []),
    ];
    for (const { name, contrast } of COLOR_TOKENS) {
      for (const [of, share] of contrast?.tinted?.flatMap(({ tints }) => tints) ?? []) {
        const percent = Math.round(share * 100);
        if (share === 1) {
          assert.ok(css.includes(`background: var(${ownName(of)})`), `${name} on ${of}`);
          continue;
        }
        const ground = ownName(contrast!.against);
        const isMixed = ownNames(of).some((own) =>
          [`${percent}%, transparent)`, `${percent}%, var(${ground}))`]
            .map((rest) => `color-mix(in srgb, var(${own}) ${rest}`)
            .concat(`color-mix(in srgb, var(${ground}) ${100 - percent}%, var(${own}))`)
            .some((mix) => css.includes(mix)),
        );
        assert.ok(isMixed, `${name} on ${percent} % of ${of}`);
      }
    }
  });

  it('are never set by an element', () => {
    assertNone(
      without(
        [...setIn(ALL_SHEETS), ...SET_BY_SCRIPT].filter((name) => !isPrivate(name)),
        [],
      ),
      'set',
    );
  });

  for (const tag of TAGS)
    it(`are all documented by <${tag}>, and no others, in the same words`, () => {
      assert.deepEqual(
        DOCUMENTED[tag].properties.map(({ name, description }) => [name, description]),
        TOKENS.map(({ name, purpose }) => [name, purpose]),
      );
    });
});

describe('the private custom properties', () => {
  for (const [tag, sheet] of Object.entries(SHEETS)) {
    it(`are all set by <${tag}> itself, so that a page's property of the same name is not inherited`, () => {
      const used = usesIn(sheet).map(({ name }) => name);
      const ownRules = [...sheet.matchAll(/:host\s*\{[^}]*/g)].join('');
      const fromPreset = used.filter((name) => name.startsWith('--_brand-'));
      assertNone(without(used.filter(isPrivate), [...setIn(ownRules), ...fromPreset]), 'used, but not set on :host');
    });
  }

  it('are all used', () => {
    const used = usesIn(ALL_SHEETS).map(({ name }) => name);
    assertNone(without([...setIn(ALL_SHEETS), ...SET_BY_SCRIPT].filter(isPrivate), used), 'set, but never used');
  });
});

describe('the CSS parts', () => {
  const shared = readSources('shared');

  for (const tag of TAGS)
    it(`of <${tag}> are all documented, and no others`, () => {
      const source = readSources(tag);
      const { parts } = DOCUMENTED[tag];
      assertNone(without(partsInSource(source), parts), 'written, but without @csspart');
      const words = new Set((source + shared).match(/(?<=['" ])[\w-]+(?=['" ])/g));
      assertNone(without(parts, [...words]), 'with @csspart, but written nowhere');
    });

  it('exist when a style names them', () => {
    const { own, inner } = partsIn(ALL_SHEETS);
    assertNone(without(own, [...DOCUMENTED['pay-status'].parts, ...DOCUMENTED['pay-checkout'].parts]), 'styled');
    assertNone(without(inner, DOCUMENTED['pay-status'].parts), 'styled in <pay-status>, but not there');
  });

  it('of the status inside a checkout can all be styled from the page, each by a name of its own', () => {
    const exported = readExportedParts();
    const inner = [...exported.values()];
    const own = DOCUMENTED['pay-status'].parts;
    // The checkout has a receipt and a countdown of its own instead.
    const receipt = [
      'countdown',
      ...partsInSource(readFileSync(join(ROOT, 'src/elements/pay-status/receipt.view.ts'), 'utf8')),
    ];
    assertNone(without(own, [...inner, ...receipt, ...BADGE]), 'not exported by <pay-checkout>');
    assertNone(without(inner, own), 'exported by <pay-checkout>, but not there');
    assert.equal(new Set(inner).size, inner.length, 'exported twice');
    assertNone(
      DOCUMENTED['pay-checkout'].parts.filter((name) => exported.has(name)),
      'exported by a name that <pay-checkout> has already',
    );
  });
});

describe('the parts of <pay-button>', () => {
  it('are all documented, and can be styled from the page', () => {
    const source = readSources('pay-button');
    const [, exported = ''] = /const PARTS = \[([^\]]*)/.exec(source) ?? [];
    const inDialog = [...exported.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
    const own = [...source.matchAll(/\bpart: '([\w-]+)'/g)].map(([, name = '']) => name);
    assert.deepEqual([...DOCUMENTED['pay-button'].parts].sort(), [...own, ...inDialog].sort());
  });
});

describe('the slots', () => {
  for (const tag of TAGS)
    it(`of <${tag}> are all documented, and no others`, () => {
      const literal = [...readSources(tag).matchAll(/<slot\s[^>]*?\bname="([\w-]+)"/g)]
        .map(([, name = '']) => name)
        // Those that the dialog of a button fills.
        .filter((name) => !name.startsWith('dialog-'));
      assert.deepEqual([...DOCUMENTED[tag].slots].sort(), [...new Set([...STATUS_NAMES, ...literal])].sort());
    });
});

describe('the custom states', () => {
  it('exist when a style matches them', () => {
    assertNone(
      without(statesIn(ALL_SHEETS), [...DOCUMENTED['pay-status'].states, ...DOCUMENTED['pay-checkout'].states]),
      'matched by a style, but never added',
    );
  });
});
