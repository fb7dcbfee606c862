import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transform } from 'lightningcss';
import { format } from 'prettier';
import { findProblems } from './support/compile.js';
import { hasAttribute, TAGS, getAllowedValues } from './support/manifest.js';
import { at, readDocuments, type Fence } from './support/markdown.js';

const fences = readDocuments().flatMap((document) => document.fences);
const inLanguage = (...languages: string[]): readonly Fence[] =>
  fences.filter(({ language }) => languages.includes(language));

/** Also matches bindings in templates of frameworks, which have a sign before the name. */
const TAG = /<(pay-[\w-]+)((?:\s+(?:[^\s"'<>/=]+)(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s"'<>]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'[^']*'|\{[^}]*\}|[^\s"'<>]+))?/g;
/** Attributes of every HTML element. */
const GLOBAL = /^(?:id|class|lang|dir|slot|title|hidden|style|role|tabindex|(?:aria|data)-[\w-]+)$/;

const problemOfAttribute = (tag: string, name: string, value: string | undefined): string | undefined => {
  if (name === '…' || GLOBAL.test(name)) return undefined;
  if (!hasAttribute(tag, name)) return `<${tag}> has no attribute ${name}`;
  const words = getAllowedValues(tag, name);
  return words && !words.includes(value ?? '') ? `${name} is ${words.join(' or ')}, not ${value ?? ''}` : undefined;
};

const problemsOfMarkup = (fence: Fence): string[] => {
  const tags = [...fence.text.matchAll(TAG)];
  const opened = [...fence.text.matchAll(/<pay-/g)].length;
  const problems = tags.flatMap(([, tag, attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => problemOfAttribute(tag!, name!, value) ?? []),
  );
  const unknown = tags.flatMap(([, tag]) => (TAGS.includes(tag!) ? [] : [`no element <${tag!}>`]));
  const unread = tags.length === opened ? [] : ['a tag that cannot be read'];
  return [...problems, ...unknown, ...unread].map((problem) => `${at(fence)}: ${problem}`);
};

/** Modules and style sheets in an HTML page. */
const inside = (pages: readonly Fence[], tag: 'script' | 'style', language: string): readonly Fence[] =>
  pages.flatMap((page) =>
    [...page.text.matchAll(new RegExp(`<${tag}(?![^>]*(?:\\bsrc=|importmap))[^>]*>([^]*?)</${tag}>`, 'g'))].map(
      ({ index, 0: all, 1: text }) => ({
        ...page,
        language,
        file: '',
        text: text!,
        line: page.line + page.text.slice(0, index + all.indexOf('>')).split('\n').length - 1,
      }),
    ),
  );

const pages = inLanguage('html');

describe('the snippets in the documents', () => {
  it('have a language', () => {
    assert.deepEqual(fences.filter(({ language }) => !language).map(at), []);
  });

  it('compile where they are TypeScript or JavaScript, against the entries of the package', () => {
    assert.deepEqual(findProblems([...fences, ...inside(pages, 'script', 'js')]), []);
  });

  it('use existing attributes if they are HTML', async () => {
    assert.ok(pages.length > 5);
    assert.deepEqual(pages.flatMap(problemsOfMarkup), []);
    for (const page of pages) {
      await assert.doesNotReject(format(page.text.replaceAll('…', ''), { parser: 'html' }), at(page));
    }
  });

  it('set no expires-at to a fixed time, which is over or years away when it is copied', () => {
    assert.deepEqual(fences.filter(({ text }) => /\bexpires-at="\d/.test(text)).map(at), []);
  });

  it('parse if they are CSS', () => {
    const sheets = [...inLanguage('css'), ...inside(pages, 'style', 'css')];
    assert.ok(sheets.length > 5);
    for (const sheet of sheets) {
      const code = new TextEncoder().encode(sheet.text);
      assert.doesNotThrow(() => transform({ filename: 'snippet.css', code }), at(sheet));
    }
  });

  it('parse if they are JSON', () => {
    for (const fence of inLanguage('json')) assert.doesNotThrow(() => void JSON.parse(fence.text), at(fence));
  });
});
