import { transform } from 'lightningcss';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { INTERNAL_NAMES } from './internal-names.js';
import { cutLit } from './lit-unused.js';

/** `css` with the messages of its checks costs more than the call that takes any text. */
const STYLES = /import { css } from 'lit';([^]*)css(`[^`]+`)/;

const minifyCss = (source: string): string =>
  transform({ filename: 'styles.css', code: new TextEncoder().encode(source), minify: true })
    .code.toString()
    .replaceAll(', ', ',');

/** Where Lit looks for polyfills of browsers that the styles are too new for, and leaves its version for its own tools. */
const POLYFILLS = /\w+\.\w+(?:Polyfill|Hydrate)Support\b/g;
const VERSIONS = /\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/g;
/** Every attribute is its property's name with `-` before what was a capital, which is what Lit is made to assume. */
const NAMED = /(\w+): \{ attribute: '([a-z-]+)'(?:, )?/g;

const withoutNames = (code: string): string =>
  code.replace(NAMED, (entry, name: string, attribute: string) =>
    attribute === name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`) ? `${name}: {` : entry,
  );

/** HTML needs no quotes around one plain word. */
const withoutQuotes = (code: string): string =>
  code.replace(/<[a-z]+ [^<>]*>/g, (tag) => tag.replace(/="([\w-]+)"/g, '=$1'));

const BLOCK = '</?(?:article|circle|div|footer|header|p|path|rect|section|svg)\\b';

/** White space beside a block, in a drawing and before the end of a tag is not seen. */
const withoutSpaces = (code: string): string =>
  code
    .replace(/(["}]) >/g, '$1>')
    .replace(new RegExp(` (?=${BLOCK})`, 'g'), '')
    .replace(new RegExp(`(${BLOCK}[^<>]*>) `, 'g'), '$1');

/**
 * Chromium compiles all of a file that says so while it loads, off the main thread: what is left for later is read twice.
 * It has to be what a file begins with.
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies the style sheets inside of modules, then the finished chunks: terser makes them 3 % smaller than the built-in
 * minifier. In its output only templates hold line breaks, and in markup any white space is one space.
 */
export const minifyChunks = (): Plugin => {
  const lit = cutLit();
  return {
    name: 'minify-chunks',
    enforce: 'pre',
    transform: (code, id) => {
      if (/\/(lit-html|lit-element|reactive-element)\//.test(id)) {
        return lit.cut(code.replace(POLYFILLS, '(void 0)').replace(VERSIONS, '0'));
      }
      if (/\/elements\/(pay-\w+)\/\1\.ts$/.test(id)) return withoutNames(code);
      return id.endsWith('.styles.ts')
        ? code.replace(
            STYLES,
            (_, between: string, sheet: string) =>
              `import { unsafeCSS } from 'lit';${between}unsafeCSS(${JSON.stringify(minifyCss(sheet.slice(1, -1)))})`,
          )
        : undefined;
    },
    buildEnd() {
      const missing = lit.missing();
      if (missing.length) this.error(`Lit is written in another way than lit-unused.ts knows: ${missing.join(' ')}`);
    },
    generateBundle: async (_, bundle) => {
      // One name for one thing in all files.
      const nameCache = {};
      // The languages last: a name that one of them has is taken in all that come after it.
      const isLanguage = ({ fileName }: { readonly fileName: string }): boolean => fileName.startsWith('locales/');
      const files = Object.values(bundle).sort((one, other) => Number(isLanguage(one)) - Number(isLanguage(other)));
      for (const file of files) {
        if (file.type !== 'chunk') continue;
        const { code = '' } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: {
            passes: 4,
            keep_fargs: false,
            unsafe: true,
            pure_getters: true,
            unsafe_arrows: true,
            unsafe_methods: true,
            unsafe_comps: true,
            hoist_props: true,
          },
          mangle: { properties: { regex: INTERNAL_NAMES } },
          nameCache,
        });
        const small = withoutQuotes(withoutSpaces(code.replace(/\s*\n\s*/g, ' ')));
        file.code = file.isEntry && !isLanguage(file) ? CALLED_ON_LOAD + small : small;
      }
    },
  };
};
