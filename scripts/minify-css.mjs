// For CDN files: removes the comments and the indentation of styles, which no minifier of scripts reads.
const TEMPLATE = /\bcss`([^`]*)`/g;

const minify = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1');

/** A plugin for Vite. */
export const minifyCss = () => ({
  name: 'minify-css',
  transform: (code, id) =>
    id.endsWith('.styles.ts') ? { code: code.replace(TEMPLATE, (_, css) => `css\`${minify(css)}\``), map: null } : null,
});
