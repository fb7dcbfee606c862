import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ANYWHERE, COLUMNS, IN_SENTENCES, type Kind } from './support/kinds.js';
import { at, readDocuments, type Document } from './support/markdown.js';

interface Code {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const unknownIn = (code: Code, kinds: readonly Kind[], given: ReadonlySet<string>): string[] =>
  kinds.flatMap(({ name: kind, find, knows }) =>
    find(code.text)
      .filter(([name, owner]) => !knows(name!, owner) && !given.has(name!))
      .map(([name]) => `${at(code)}: no ${kind} ${name!}`),
  );

const unknownInTables = ({ cells }: Document): string[] =>
  cells.flatMap((cell) => {
    const knows = COLUMNS[cell.heading];
    const names = [...cell.text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return knows ? names.filter((name) => !knows(name)).map((name) => `${at(cell)}: no ${cell.heading} ${name}`) : [];
  });

/** Returns the names in the snippets of a document, which its text may use. */
const collectSnippetNames = ({ fences }: Document): ReadonlySet<string> =>
  new Set(fences.flatMap(({ text }) => [...text.matchAll(/[\w$-]+/g)].map(([word]) => word)));

describe('the names in the documents', () => {
  for (const document of readDocuments()) {
    it(`exist in the code: ${document.path}`, () => {
      const given = collectSnippetNames(document);
      const unknown = [
        ...document.spans.flatMap((span) => unknownIn(span, ANYWHERE, new Set())),
        ...document.spans.flatMap((span) => unknownIn(span, IN_SENTENCES, given)),
        ...document.fences.flatMap((fence) => unknownIn(fence, ANYWHERE, new Set())),
        ...unknownInTables(document),
      ];
      assert.deepEqual(unknown, []);
    });
  }
});
