import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Documents of the root, with their names on the site. */
export const ROOT_DOCUMENTS = {
  'README.md': 'install',
  'CHANGELOG.md': 'changes',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'security',
};

const LANGUAGES = { html: 'markup', svelte: 'markup', vue: 'markup', sh: 'bash', ts: 'typescript', js: 'javascript' };
loadLanguages(['typescript', 'tsx', 'bash', 'json', 'http', 'css', 'nginx', 'dart', 'kotlin', 'swift']);

const ICON_COPY =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 9h10v11H9zM6 15H5V4h10v2"/></svg>';

/** Gives headings the ids that code hosts give them, and the first paragraph its class. */
const markHeadings = ({ tokens }) => {
  const slugger = new GithubSlugger();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = tokens[index + 1].children.map(({ content }) => content).join('');
    token.attrSet('id', slugger.slug(text));
    const next = tokens[index + 3];
    if (token.tag === 'h1' && next?.type === 'paragraph_open') next.attrSet('class', 'lead');
  }
};

/** Gives each cell the heading of its column, which narrow screens show beside it. An empty heading is a cell. */
const labelCells = ({ tokens }) => {
  let labels = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') labels = [];
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') {
      labels.push(tokens[index + 1].content.replaceAll('`', ''));
      if (!labels[labels.length - 1]) token.tag = tokens[index + 2].tag = 'td';
    }
    if (token.type === 'td_open') token.attrSet('data-label', labels[column++] ?? '');
  }
};

/** A quote that begins with `[!WARNING]` or the like becomes a note. */
const markNotes = ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    const text = tokens[index + 2];
    const [mark, kind] = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/.exec(text?.content ?? '') ?? [];
    if (token.type !== 'blockquote_open' || !kind) continue;
    token.attrSet('class', `note ${kind.toLowerCase()}`);
    token.attrSet('role', 'note');
    text.children[0].content = text.children[0].content.slice(mark.trim().length);
  }
};

/** Returns the path on the site of a file of the repository; undefined if the site does not have it. */
const toSitePath = (file) => {
  const [, name, extension] = /^(?:docs\/)?(.+)\.(md|png|svg)$/.exec(file) ?? [];
  if (!name) return undefined;
  if (extension !== 'md') return `${name}.${extension}`;
  if (file in ROOT_DOCUMENTS) return `${ROOT_DOCUMENTS[file]}.html`;
  return file.startsWith('docs/') ? `${name.replace(/(^|\/)README$/, '$1overview')}.html` : undefined;
};

/** Returns the path of a document in the repository: those of the root are elsewhere for Eleventy. */
const toRepositoryPath = (inputPath) => {
  const input = inputPath.replace(/^\.\//, '');
  return Object.keys(ROOT_DOCUMENTS).find((file) => input === `docs/${ROOT_DOCUMENTS[file]}.md`) ?? input;
};

/** Returns the address of a link of a document; undefined for a file that the site does not have. */
const toAddress = (href, inputPath) => {
  const [path, hash = ''] = href.split(/(?=#)/);
  if (/^(?:https?:|mailto:|#|$)/.test(href)) return href;
  const from = toRepositoryPath(inputPath);
  const target = toSitePath(posix.join(posix.dirname(from), path));
  return target && posix.relative(posix.dirname(toSitePath(from) ?? ''), target) + hash;
};

/** Gives a picture its address and its size, so that nothing moves when it is loaded. */
const setPicture = (image, inputPath) => {
  const file = posix.join(posix.dirname(toRepositoryPath(inputPath)), image.attrGet('src'));
  image.attrSet('src', toAddress(image.attrGet('src'), inputPath));
  image.attrSet('loading', 'lazy');
  const header = readFileSync(file);
  for (const [index, name] of ['width', 'height'].entries())
    image.attrSet(name, header.readUInt32BE(16 + 4 * index).toString());
};

/** Points links at the site. A link to another file of the repository becomes its text. */
const moveLinks = ({ tokens, env }) => {
  for (const token of tokens) {
    let isDropped = false;
    token.children = token.children?.filter((child) => {
      if (child.type === 'image') setPicture(child, env.page.inputPath);
      if (child.type === 'link_close') return !isDropped;
      if (child.type !== 'link_open') return true;
      const address = toAddress(child.attrGet('href'), env.page.inputPath);
      isDropped = address === undefined;
      if (!isDropped) child.attrSet('href', address);
      return !isDropped;
    });
  }
};

/** The most characters of a name that does not break in a table, and of one that does not in its first column. */
const SHORT_NAME = 16;
const LONG_NAME = 22;

const toNameClass = (text) => {
  if (text.length > LONG_NAME || /\s/.test(text)) return '';
  return text.length > SHORT_NAME ? ' class="long-name"' : ' class="name"';
};

/** Lets a long name break between its parts: those of an identifier or of a path. */
const toInlineCode = (text, escape) => {
  const parts = text.length > SHORT_NAME ? text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[/._:])(?=\w)/) : [text];
  return `<code${toNameClass(text)}>${parts.map(escape).join('<wbr>')}</code>`;
};

/** Marks the words of a sample; undefined for a language that it does not know. */
export const highlight = (code, language) => {
  const name = LANGUAGES[language] ?? language;
  const grammar = Prism.languages[name];
  return grammar && Prism.highlight(code, grammar, name);
};

/** Sets up the Markdown of the site. */
export const setUpMarkdown = (markdown) => {
  markdown.set({ html: true });
  for (const rule of [markHeadings, labelCells, markNotes, moveLinks]) markdown.core.ruler.push(rule.name, rule);
  const { rules } = markdown.renderer;
  const { escapeHtml } = markdown.utils;
  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>';
  rules.table_close = () => '</table></div>';
  rules.code_inline = (tokens, index) => toInlineCode(tokens[index].content, escapeHtml);
  rules.fence = (tokens, index) => {
    const { info, content } = tokens[index];
    const [language = '', ...name] = info.split(' ');
    const code = highlight(content, language) ?? escapeHtml(content);
    return `<figure class="code"><figcaption><span>${escapeHtml(name.join(' ') || language)}</span><button class="tool" data-copy hidden aria-label="Copy">${ICON_COPY}</button></figcaption><pre tabindex="0" class="${language}"><code>${code}</code></pre></figure>`;
  };
};
