import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import { PayStatus } from '../../../src/elements/pay-status/pay-status.js';
import { COLOR_TOKENS, defaultCss, TOKENS } from '../../../src/theme/tokens.js';
import { filesIn, ROOT } from '../repository.js';
import { exportedParts, readElement, type ElementSource } from './element-sources.js';
import type { Values } from './literals.js';
import { normalize, partsIn, setIn, toCssText, statesIn, usesIn } from './styles.js';

const ELEMENTS = {
  'pay-status': { source: readElement('pay-status'), sheet: toCssText(PayStatus.styles) },
  'pay-checkout': { source: readElement('pay-checkout'), sheet: toCssText(PayCheckout.styles) },
} as const;
const ALL = Object.entries(ELEMENTS);
const STATUS = ELEMENTS['pay-status'];
const CHECKOUT = ELEMENTS['pay-checkout'];
const ALL_SHEETS = ALL.map(([, { sheet }]) => sheet).join('\n');

const NAMES = TOKENS.map(({ name }) => name as string);

/** The names of statuses in style sheets and slots; dynamic names of parts, slots and states have one of these values. */
const STATUS_NAMES = [...PAYMENT_STATUSES.map((status) => status.replaceAll('_', '-')), 'unknown'];

/** Custom properties that the elements set by script. */
const SET_BY_SCRIPT = filesIn('src/elements')
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/setProperty\(\s*['"`](--[\w-]+)/g)].map(([, name]) => name!));

const isPrivate = (name: string): boolean => name.startsWith('--_');
const without = (names: Iterable<string>, known: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => !known.includes(name)).sort();
const assertNone = (names: readonly string[], what: string): void => {
  assert.deepEqual(names, [], `${what}: ${names.join(', ')}`);
};

/** Returns the names, and fails if some cannot be determined from the source. */
const named = ({ texts, isOpen }: Values, what: string): readonly string[] => {
  assert.ok(!isOpen, `${what}: a name comes from an expression of the type string. Type it as a union of literals.`);
  return texts;
};

const findParts = (source: ElementSource, tag: string): readonly string[] =>
  named(source.written('[\\w-]+', 'part'), `parts of ${tag}`).flatMap((value) => value.trim().split(/\s+/));

const exported = (): ReadonlyMap<string, string> => exportedParts(CHECKOUT.source, 'pay-status');

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
    const css = ALL_SHEETS.replaceAll(/\s+/g, ' ');
    /** The private property that has the colour; an icon has the colour of its state. */
    const ownName = (token: string): string =>
      token.replace(/--pay-(?:text-(?=muted))?/, '--_').replace(/--_(?:success|failure|warning)/, '--_tone');
    for (const { name, contrast } of COLOR_TOKENS) {
      for (const [of, share] of contrast?.tinted?.flatMap(({ tints }) => tints) ?? []) {
        const percent = Math.round(share * 100);
        const alone = `color-mix(in srgb, var(${ownName(of)}) ${percent}%, transparent)`;
        const mixed = `color-mix(in srgb, var(${ownName(contrast!.against)}) ${100 - percent}%, var(${ownName(of)}))`;
        assert.ok(css.includes(alone) || css.includes(mixed), `${name} on ${percent} % of ${of}`);
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

  for (const [tag, { source }] of ALL) {
    it(`are all documented by <${tag}>, and no others, in the same words`, () => {
      const wanted = TOKENS.map(({ name, purpose }) => ` * @cssprop ${name} - ${purpose}`);
      const description = [...source.documented('cssprop')].map(
        ([name, purpose]) => ` * @cssprop ${name} - ${purpose}`,
      );
      assert.deepEqual(description, wanted);
    });
  }
});

describe('the private custom properties', () => {
  for (const [tag, { sheet }] of ALL) {
    it(`are all set by <${tag}> itself, so that a page's property of the same name is not inherited`, () => {
      const used = usesIn(sheet).map(({ name }) => name);
      const ownRules = [...sheet.matchAll(/:host\s*\{[^}]*/g)].join('');
      assertNone(without(used.filter(isPrivate), setIn(ownRules)), 'used, but not set on :host');
    });
  }

  it('are all used', () => {
    const used = usesIn(ALL_SHEETS).map(({ name }) => name);
    assertNone(without([...setIn(ALL_SHEETS), ...SET_BY_SCRIPT].filter(isPrivate), used), 'set, but never used');
  });
});

describe('the CSS parts', () => {
  for (const [tag, { source }] of ALL) {
    it(`of <${tag}> are all documented, and no others`, () => {
      const written = findParts(source, tag);
      const documented = source.documented('csspart');
      assertNone(without(written, [...documented.keys()]), 'written, but without @csspart');
      assertNone(without(documented.keys(), written), 'with @csspart, but written nowhere');
      for (const [name, description] of documented) assert.ok(description, `@csspart ${name} has no description`);
    });
  }

  it('exist when a style names them', () => {
    const { own, inner } = partsIn(ALL_SHEETS);
    const written = ALL.flatMap(([tag, { source }]) => findParts(source, tag));
    assertNone(without(own, written), 'styled, but written nowhere');
    assertNone(without(inner, findParts(STATUS.source, 'pay-status')), 'styled in <pay-status>, but not there');
  });

  it('of the status inside a checkout can all be styled from the page', () => {
    const inner = [...exported().values()];
    const own = findParts(STATUS.source, 'pay-status');
    // The checkout has a receipt of its own instead.
    const receipt = findParts(readElement('pay-status', 'receipt.view.ts'), 'pay-status');
    assertNone(without(own, [...inner, ...receipt]), 'not exported by <pay-checkout>');
    assertNone(
      inner.filter((name) => receipt.includes(name)),
      'exported by <pay-checkout>, which does not show them',
    );
    assertNone(without(inner, own), 'exported by <pay-checkout>, but not there');
    assert.equal(new Set(inner).size, inner.length, 'exported twice');
  });

  it('have one meaning each: no exported part has the name of one of the checkout', () => {
    const own = findParts(CHECKOUT.source, 'pay-checkout');
    assertNone(
      [...exported().keys()].filter((name) => own.includes(name)),
      'exported by a name that <pay-checkout> has already',
    );
  });

  it('are documented by the checkout when it exports them under another name', () => {
    const description = CHECKOUT.source.documented('csspart').get('status') ?? '';
    for (const [outer, inner] of exported()) {
      if (outer !== inner) assert.ok(description.includes(`\`${outer}\``), `@csspart status does not mention ${outer}`);
    }
  });
});

describe('the slots', () => {
  for (const [tag, { source }] of ALL) {
    it(`of <${tag}> are all documented, and no others`, () => {
      const { texts, isOpen } = source.written('slot', 'name');
      const written = [...texts, ...(isOpen ? STATUS_NAMES : [])];
      const documented = source.documented('slot');
      assertNone(without(written, [...documented.keys()]), 'written, but without @slot');
      assertNone(without(documented.keys(), written), 'with @slot, but written nowhere');
      for (const [name, description] of documented) assert.ok(description, `@slot ${name} has no description`);
    });
  }
});

describe('the custom states', () => {
  for (const [tag, { source }] of ALL) {
    it(`of <${tag}> are all documented, and no others`, () => {
      const { texts, isOpen } = source.states();
      const added = [...texts, ...(isOpen ? STATUS_NAMES : [])];
      const documented = source.documented('cssState');
      assertNone(without(added, [...documented.keys()]), 'added, but without @cssState');
      assertNone(without(documented.keys(), added), 'with @cssState, but added nowhere');
      for (const [name, description] of documented) assert.ok(description, `@cssState ${name} has no description`);
    });
  }

  it('exist when a style matches them', () => {
    const added = ALL.flatMap(([, { source }]) => {
      const { texts, isOpen } = source.states();
      return [...texts, ...(isOpen ? STATUS_NAMES : [])];
    });
    assertNone(without(statesIn(ALL_SHEETS), added), 'matched by a style, but never added');
  });
});
