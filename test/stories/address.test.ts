import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TOKENS } from '../../src/theme/tokens.js';
import { fitsAddress, MAX_LOGO_LENGTH, readFragment, toFragment } from '../../stories/support/playground/address.js';
import { isLogo, toIconUrl, toLogoCss } from '../../stories/support/playground/logo.js';
import { DEFAULT_THEME, toHtml, withBrand, type Theme } from '../../stories/support/playground/theme.js';

const PRESETS = ['brand', 'soft'];
const SVG = 'data:image/svg+xml,<svg/>';

const read = (fragment: string): Theme => readFragment(fragment, PRESETS);
const readAgain = (theme: Theme): Theme => read(`#${toFragment(theme)}`);

describe('the address of a theme', () => {
  it('has no fragment for the default theme, which an empty one stands for', () => {
    assert.equal(toFragment(DEFAULT_THEME), '');
    assert.deepEqual(read(''), DEFAULT_THEME);
  });

  it('restores the preset, brand, logo, shape, density and every token', () => {
    const tokens = new Map(TOKENS.map(({ name }, index) => [name, `light-dark(#00000${index % 10}, #fff)`] as const));
    const theme: Theme = { ...DEFAULT_THEME, shape: 'page', density: 'roomy', logo: SVG, tokens };
    assert.deepEqual(readAgain(withBrand(theme, '#b4005a')), withBrand(theme, '#b4005a'));
  });

  it('leaves out a logo from a file that is too large for an address, and no logo with an address of its own', () => {
    const large = SVG.padEnd(MAX_LOGO_LENGTH + 1, ' ');
    const https = `https://shop.example/${'x'.repeat(MAX_LOGO_LENGTH)}`;
    assert.deepEqual([fitsAddress(SVG), fitsAddress(large), fitsAddress(https)], [true, false, true]);
    assert.equal(toFragment({ ...DEFAULT_THEME, logo: large }), '');
    assert.equal(readAgain({ ...DEFAULT_THEME, logo: https }).logo, https);
  });

  for (const css of [
    'red} body {display: none',
    'url(https://attacker.example)',
    'URL(//attacker.example)',
    'image-set("https://attacker.example" 1x)',
    '1px; color: red',
    '1px /* ',
    '\\75rl(//attacker.example)',
  ])
    it(`is not read where a value leaves its declaration or loads something: ${css}`, () => {
      assert.deepEqual(read(new URLSearchParams({ '--pay-radius': css }).toString()), DEFAULT_THEME);
    });

  for (const fragment of [
    'preset=unknown',
    'shape=round',
    'density=0',
    'brand=red',
    'brand=%23fff%7D',
    'logo=http://shop.example/logo.svg',
    'logo=javascript:alert(1)',
    'logo=data:text/html,hello',
    '--pay-unknown=1px',
    'x',
  ])
    it(`is ignored where it has no meaning: ${fragment}`, () => {
      assert.deepEqual(read(fragment), DEFAULT_THEME);
    });
});

describe('the logo of a theme', () => {
  it('is an https URL or an image', () => {
    for (const logo of ['https://shop.example/a.png', 'data:image/png;base64,AAAA', SVG]) assert.ok(isLogo(logo), logo);
    for (const logo of ['', '/a.png', 'http://shop.example/a.png', 'data:text/html,x']) assert.ok(!isLogo(logo), logo);
  });

  it('is the attribute of the checkout if it has an address, and the background of a part if it is a file', () => {
    const https = 'https://shop.example/a.png';
    assert.deepEqual([toIconUrl(https), toLogoCss(https, 'pay-checkout')], [https, '']);
    assert.equal(toIconUrl(SVG), undefined);
    assert.match(toLogoCss(SVG, 'pay-checkout'), /^pay-checkout::part\(merchant-icon\) \{/);
    assert.match(
      toHtml({ ...DEFAULT_THEME, logo: https }),
      /<pay-checkout\n(?:.*\n)* {2}merchant-icon-url="https:\/\/shop/,
    );
  });

  it('cannot end the CSS string that it is in', () => {
    assert.match(toLogoCss('data:image/svg+xml,"\\\n)', 'x'), /url\("data:image\/svg\+xml,%22%5C%0A\)"\)/);
  });
});
