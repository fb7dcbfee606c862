/** Styles that would break a code if they applied: none may reach the code or its card. */
const ON_THE_CODE = `
  all: unset; color: #fff; background: #000; fill: #fff; stroke: #fff; stroke-width: 3px; color-scheme: dark;
  filter: invert(1); opacity: 0.1; mix-blend-mode: difference; transform: rotate(9deg) scale(0.4); zoom: 0.4;
  rotate: 9deg; scale: 0.4; translate: 90% 0; display: inline; visibility: hidden; content-visibility: hidden;
  position: fixed; inset: 0; clip-path: circle(20%); mask: linear-gradient(#000, transparent); width: 20px; height: 20px;
  max-width: 30px; max-height: 30px; padding: 0; margin: -40px; border: 30px solid #000; border-radius: 50%;
  outline: 20px solid #000; outline-offset: -40px; box-shadow: inset 0 0 0 99px #000; shape-rendering: auto;
  forced-color-adjust: auto; animation: flicker 1s infinite; fill-opacity: 0; line-height: 0; font-size: 0;`;

/** Styles for the elements around the code. */
const AROUND_THE_CODE = `
  filter: invert(1) hue-rotate(180deg); mix-blend-mode: difference; color-scheme: dark; background: #000; color: #fff;
  fill: #fff; stroke: #fff;`;

const important = (declarations: string): string => declarations.replaceAll(';', ' !important;');

const parts = (...names: readonly string[]): string => names.map((name) => `pay-checkout::part(${name})`).join();

/** The style sheet of a hostile or careless page: every declaration is `!important`. */
export const HOSTILE_STYLES = `
  @keyframes flicker { from { filter: invert(1); } to { filter: none; opacity: 0; } }
  :root { ${important('color-scheme: dark; background: #000; color: #fff; accent-color: #000;')} }
  * { ${important('fill: #fff; stroke: #fff; stroke-width: 9px; color: #fff; shape-rendering: geometricPrecision;')} }
  *, *::before, *::after { ${important('forced-color-adjust: auto; letter-spacing: 2px; background-color: #000;')} }
  svg, path, rect { ${important('display: none; opacity: 0; fill: #fff; d: none; width: 0; height: 0;')} }
  pay-checkout { ${important(AROUND_THE_CODE)} }
  ${parts('checkout', 'pay', 'scan')} { ${important(AROUND_THE_CODE)} }
  ${parts('qr-card', 'qr')} { ${important(ON_THE_CODE)} }
  ${parts('qr-card')}::before, ${parts('qr-card')}::after {
    ${important("content: ''; display: block; position: absolute; inset: 0; background: #000; z-index: 9;")} }`;
