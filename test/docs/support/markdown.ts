import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT } from '../../package/repository.js';

interface Placed {
  /** The path of the document from the root. */
  readonly path: string;
  /** The line number, from 1. */
  readonly line: number;
  readonly text: string;
}

export interface Fence extends Placed {
  readonly language: string;
  /** The text after the language: the name of a file, which several snippets may share. */
  readonly file: string;
  /** Declarations for a snippet: TypeScript in a comment right before it, `<!-- given: ... -->`. */
  readonly given: string;
}

export interface Document {
  readonly path: string;
  readonly fences: readonly Fence[];
  readonly links: readonly Placed[];
  /** Valid targets of `#...` links. */
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^( *)```(\w*) ?([^\n]*)\n([^]*?)^\1```$/gm;
const GIVEN = /(?:<!--|\{\/\*) given:((?:(?!-->|\*\/\})[^])*)(?:-->|\*\/\})\s*$/;
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;

/** Replaces a text by the same number of empty lines. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const place = (path: string, text: string, found: Iterable<RegExpMatchArray>): Placed[] =>
  [...found].map((match) => ({ path, line: lineAt(text, match.index!), text: match[1]!.replaceAll(/\s+/g, ' ') }));

const readFences = (path: string, text: string): Fence[] =>
  [...text.matchAll(FENCE)].map(({ index, 2: language, 3: file, 4: code }) => ({
    path,
    line: lineAt(text, index) + 1,
    text: code!,
    language: language!,
    file: file!,
    given: GIVEN.exec(text.slice(0, index))?.[1] ?? '',
  }));

/** Converts a heading to its anchor, as GitHub does. */
const toSlug = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const readAnchors = (prose: string): Set<string> => {
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^ *#{1,6} (.+)$/gm)) {
    const slug = toSlug(heading);
    let name = slug;
    for (let again = 1; anchors.has(name); again += 1) name = `${slug}-${again}`;
    anchors.add(name);
  }
  return anchors;
};

const parseDocument = (path: string, text: string): Document => {
  const prose = text.replaceAll(FENCE, blank).replaceAll(COMMENT, blank);
  const wordless = prose.replaceAll(/`[^`]*`/g, blank);
  return {
    path,
    fences: readFences(path, text),
    links: place(path, prose, wordless.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)),
    anchors: readAnchors(prose),
  };
};

const PATHS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
  ...filesIn('stories').filter((path) => path.endsWith('.mdx')),
];

/** Reads all documents of the repository. */
export const readDocuments = (): readonly Document[] =>
  PATHS.map((path) => parseDocument(path, readFileSync(join(ROOT, path), 'utf8')));

export const at = ({ path, line }: Placed): string => `${path}:${line}`;
