import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A way to have an element in a page, as docs/csp.md has it: with names of its own for hosts, and without a nonce. */
export interface Way {
  readonly name: string;
  readonly policy: string;
  /** Counts the pages of one policy from 0. */
  readonly index: number;
  /** The markup of a page. */
  readonly markup: string;
}

const DOCUMENT = fileURLToPath(new URL('../../../docs/csp.md', import.meta.url));
const SNIPPET = /^```(http|html|ts) ([\w.-]+)\n([\s\S]*?)^```$/gm;
const HEADER = 'Content-Security-Policy:';

interface Snippet {
  readonly kind: string;
  readonly name: string;
  readonly code: string;
}

const readSnippets = (): readonly Snippet[] =>
  [...readFileSync(DOCUMENT, 'utf8').matchAll(SNIPPET)].map(([, kind = '', name = '', code = '']) => ({
    kind,
    name,
    code,
  }));

/** In a header, line breaks are not allowed. */
const policyOf = ({ name, code }: Snippet): string => {
  if (!code.startsWith(HEADER)) throw new Error(`docs/csp.md: ${name} is no ${HEADER}`);
  return code.slice(HEADER.length).replace(/\s+/g, ' ').trim();
};

const snippets = readSnippets();
const ofKind = (kind: string): readonly Snippet[] => snippets.filter((snippet) => snippet.kind === kind);

/** Every page of the document, under its policy. */
export const WAYS: readonly Way[] = ofKind('http').flatMap((header) => {
  const pages = ofKind('html').filter(({ name }) => name === header.name);
  if (!pages.length) throw new Error(`docs/csp.md has no page for the policy ${header.name}.`);
  return pages.map(({ code }, index) => ({ name: header.name, policy: policyOf(header), index, markup: code }));
});

/** The programs that its pages load, by file name. */
export const PROGRAMS: ReadonlyMap<string, string> = new Map(ofKind('ts').map(({ name, code }) => [name, code]));
