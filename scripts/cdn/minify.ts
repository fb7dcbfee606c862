import { transform } from 'lightningcss';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { INTERNAL_NAMES } from './internal-names.js';

/** `css` with the messages of its checks costs more than the call that takes any text. */
const STYLES = /import { css } from 'lit';([^]*)css(`[^`]+`)/;

const minifyCss = (source: string): string =>
  transform({ filename: 'styles.css', code: new TextEncoder().encode(source), minify: true }).code.toString();

/** Where Lit looks for polyfills of browsers that the styles are too new for, and leaves its version for its own tools. */
const POLYFILLS = /\w+\.\w+(?:Polyfill|Hydrate)Support\b/g;
const VERSIONS = /\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/g;
/** What no element here has, and where Lit deals with it: test/package/lit-parts.test.ts keeps it so. */
const UNUSED: readonly (readonly [where: RegExp, instead: string])[] = [
  // Decorators.
  [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
  [/const (\w+)=this\[Symbol\.metadata\];if\(null!==\1\)\{.+?for\(.+?\}/, ''],
  [/static addInitializer\(\w+\)\{.+?\}/, ''],
  [/void 0!==\w+\.l&&\(this\.l=.+?\),/, ''],
  [/,this\.constructor\.l\?\.forEach\(.+?\)\)/, ''],
  // Properties that are reflected to attributes, or of other types than texts and numbers.
  [/toAttribute\(t,s\)\{.+?return t\},/, ''],
  [/fromAttribute\(t,s\)\{.+?return i\}/, 'fromAttribute:(t,s)=>null!==t&&s===Number?Number(t):t'],
  [/_\$ET\(t,s\)\{.+?this\._\$Em=null\)?\}\}/, ''],
  [/this\._\$Eq&&=.+?\)\),/, ''],
  [/\|\|i\.useDefault&&.+?\)\)\)\)return/, '))return'],
  // Directives, and elements whose content is text.
  [/(function M\(t,i),s=t,e\)\{.+?,i\}(?=class)/, '$1){return i}'],
  [/if\(y\.test\(r\.tagName\)\)\{.+?\}\}(?=\}else)/, ''],
];

/** Own names of Lit's that it also writes in quotes, where nothing else shortens them. */
const QUOTED = /\b(?:elementProperties|finalized)\b/g;

/** HTML needs no quotes around one plain word. */
const withoutQuotes = (code: string): string =>
  code.replace(/<[a-z]+ [^<>]*>/g, (tag) => tag.replace(/="([\w-]+)"/g, '=$1'));

/**
 * Minifies the style sheets inside of modules, then the finished chunks: terser makes them 3 % smaller than the built-in
 * minifier. In its output only templates hold line breaks, and in markup any white space is one space.
 */
export const minifyChunks = (): Plugin => ({
  name: 'minify-chunks',
  enforce: 'pre',
  transform: (code, id) => {
    if (/\/(lit-html|lit-element|reactive-element)\//.test(id)) {
      return UNUSED.reduce(
        (rest, [where, instead]) => rest.replace(where, instead),
        code
          .replace(POLYFILLS, '(void 0)')
          .replace(VERSIONS, '0')
          .replace(QUOTED, (name) => name.slice(0, 2)),
      );
    }
    return id.endsWith('.styles.ts')
      ? code.replace(
          STYLES,
          (_, between: string, sheet: string) =>
            `import { unsafeCSS } from 'lit';${between}unsafeCSS(${JSON.stringify(minifyCss(sheet.slice(1, -1)))})`,
        )
      : undefined;
  },
  generateBundle: async (_, bundle) => {
    // One name for one thing in all files.
    const nameCache = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { code = '' } = await minify(file.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, keep_fargs: false },
        mangle: { properties: { regex: INTERNAL_NAMES } },
        nameCache,
      });
      file.code = withoutQuotes(code.replace(/\s*\n\s*/g, ' '));
    }
  },
});
