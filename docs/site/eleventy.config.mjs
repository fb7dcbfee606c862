// Builds the documentation site: eleventy --config=docs/site/eleventy.config.mjs [--watch] [--output=<folder>]
import { existsSync, readFileSync } from 'node:fs';
import { highlight, ROOT_DOCUMENTS, setUpMarkdown } from './markdown.mjs';
import { writeSearchIndex } from './search-index.mjs';

const read = (path) => readFileSync(path, 'utf8');

/** Files that are copied, from their folder to that on the site. */
const FILES = {
  'docs/site/assets': 'assets',
  'docs/site/client/dist': 'assets',
  'docs/site/live/dist': 'assets',
  'docs/look': 'look',
  'storybook-static': 'storybook',
};

const MENU = JSON.parse(read('docs/site/menu.json'));

/** The links at the top, with the sections of which they are the current one. */
const TOPS = [
  { title: 'Guide', href: 'merchants.html', sections: ['Start', 'Merchants', 'Designers'] },
  { title: 'Reference', href: 'reference.html', sections: ['Reference', 'About the project'] },
  { title: 'Wallets', href: 'wallets.html', sections: ['Wallet apps'] },
  { title: 'Playground', href: 'storybook/index.html?path=/story/theme-playground--playground', sections: [] },
];

const toName = ({ url }) => url?.slice(1).replace(/\.html$/, '');

const getSection = ({ page }) => MENU.find(({ pages }) => pages.includes(toName(page)))?.title;

/** Returns the title of the link at the top that is current on a page. */
const getTop = (data) =>
  (
    TOPS.find(({ href }) => href === `${toName(data.page)}.html`) ??
    TOPS.find(({ sections }) => sections.includes(getSection(data)))
  )?.title;

/** Returns the title of a document and its first paragraph, without their Markdown. */
const describe = (text) => {
  const [, title = '', first = ''] = /^# (.+)\n\n((?:.+\n)*)/m.exec(text) ?? [];
  const toText = (markdown) =>
    markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]|\s+/g, (found) => (found.trim() ? '' : ' '));
  return { title: toText(title), description: toText(first).trim() };
};

export default (config) => {
  config.setQuietMode(true);
  config.setServerOptions({ domDiff: false });
  config.ignores.add('docs/site/**');
  config.setUseGitIgnore(false);

  for (const [from, to] of Object.entries(FILES)) if (existsSync(from)) config.addPassthroughCopy({ [from]: to });
  for (const [file, name] of Object.entries(ROOT_DOCUMENTS)) config.addTemplate(`${name}.md`, read(file));
  for (const name of ['index.njk', 'llms.njk']) config.addTemplate(name, read(`docs/site/pages/${name}`));
  config.addWatchTarget('docs/site/{templates,pages,assets,{client,live}/dist}/**');
  for (const file of Object.keys(ROOT_DOCUMENTS)) config.addWatchTarget(file);

  config.addGlobalData('layout', 'article.njk');
  config.addGlobalData(
    'permalink',
    () =>
      ({ page }) =>
        `${page.filePathStem.replace(/\/README$/, '/overview')}.html`,
  );
  config.addGlobalData('menu', MENU);
  config.addGlobalData('tops', TOPS);
  config.addGlobalData('eleventyComputed', () => ({ section: getSection, top: getTop }));
  config.addPreprocessor('titles', 'md', (data, text) => {
    Object.assign(data, describe(text));
  });

  // Relative, so that the site works under any path.
  config.addFilter('root', (url) => '../'.repeat(url.split('/').length - 2));
  config.addFilter('name', (url) => toName({ url }));
  config.addFilter('headings', (html) =>
    [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id, text]) => ({ id, text })),
  );
  config.addFilter('find', (pages, name) => pages.find(({ url }) => url === `/${name}.html`));
  config.addFilter('neighbours', (name) => {
    const [starts, ...groups] = MENU;
    const start = starts.pages.indexOf(name);
    // From the start of a role to its first document.
    if (start >= 0) return { next: groups[start].pages[0] };
    const names = groups.find(({ pages }) => pages.includes(name))?.pages ?? [];
    const index = names.indexOf(name);
    return { before: names[index - 1], next: names[index + 1] };
  });
  config.amendLibrary('md', setUpMarkdown);
  config.addPairedShortcode('fence', (code, language) => highlight(code, language));
  config.on('eleventy.after', ({ results, directories }) => writeSearchIndex(results, directories.output));

  return {
    dir: { input: 'docs', includes: 'site/templates', output: 'docs-site' },
    templateFormats: ['md', 'njk'],
    // Samples contain the braces of template languages.
    markdownTemplateEngine: false,
  };
};
