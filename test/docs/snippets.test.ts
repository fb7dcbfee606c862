import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transform } from 'lightningcss';
import { format } from 'prettier';
import { findProblems } from './support/compile.js';
import { getNames, TAGS, getAllowedValues } from './support/manifest.js';
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
  if (!getNames('attributes', tag).has(name)) return `<${tag}> has no attribute ${name}`;
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

/** A `catch` whose handler neither uses the error nor says in a comment why it can be ignored. */
const SWALLOWED = new RegExp(
  [
    String.raw`\.catch\(\s*(?:async )?\(\) =>`,
    String.raw`\.catch\(\s*(?:async )?\(?(\w+)(?:: \w+)?\)? =>(?![^;]*\b\1\b)`,
    String.raw`\bcatch \{(?![^}]*//)`,
    String.raw`\bcatch \((\w+)(?:: \w+)?\) \{(?![^}]*(?://|\b\2\b))`,
  ].join('|'),
);

describe('the snippets in the documents', () => {
  it('have a language', () => {
    assert.deepEqual(fences.filter(({ language }) => !language).map(at), []);
  });

  it('compile where they are TypeScript or JavaScript, against the entries of the package', () => {
    assert.deepEqual(findProblems([...fences, ...inside(pages, 'script', 'js')]), []);
  });

  it('swallow no error', () => {
    const swallowing = [
      'run().catch(() => undefined);',
      'run().catch((error) => {});\nlog(error);',
      'run().catch((error: unknown) => {});',
      'run().catch(e => null);',
      'run().catch(async (e) => { await retry(); });',
      'try { run(); } catch {}',
      'try { run(); } catch (e) {}\nlog(e);',
      'try { run(); } catch (error: unknown) { retry(); }',
    ];
    for (const code of swallowing) assert.match(code, SWALLOWED);
    const using = [
      'run().catch(console.error);',
      'run().catch((error) => log(error));',
      'run().catch((error) => {\n  log(error);\n});',
      'try { run(); } catch (error) { log(error); }',
      'try { run(); } catch (error) {\n  // It is retried.\n}',
      'try { run(); } catch {\n  // It is retried.\n}',
    ];
    for (const code of using) assert.doesNotMatch(code, SWALLOWED);
    // Kotlin catches one type of exception, whose name says what happened.
    const checked = fences.filter(({ language }) => language !== 'kotlin');
    assert.deepEqual(checked.filter(({ text }) => SWALLOWED.test(text)).map(at), []);
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
