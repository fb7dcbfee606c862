import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A way to have an element in a page, as docs/csp.md has it: with names of its own for hosts, and without a nonce. */
export interface Example {
  readonly name: string;
  readonly policy: string;
  /** Counts the pages of one policy from 0. */
  readonly index: number;
  /** The markup of a page. */
  readonly markup: string;
  /** Own names that the window has more than an empty one, in their order. */
  readonly globals: readonly string[];
}

const TEXT = readFileSync(fileURLToPath(new URL('../../../docs/csp.md', import.meta.url)), 'utf8');
const SNIPPET = /^```(http|html|ts) ?(.*)\n([^]*?)^```$/gm;
const HEADER = 'Content-Security-Policy:';
/** A name, its owner, and the pages that have it: those of a section, or all. */
const GLOBAL = /^\| `(\w+)` +\| [^|]+\| ([^|]+?) +\|$/gm;
const EVERY_PAGE = 'every page';

interface Snippet {
  readonly kind: string;
  readonly name: string;
  readonly code: string;
  /** The heading above it. */
  readonly section: string;
}

const snippets: readonly Snippet[] = [...TEXT.matchAll(SNIPPET)].map(
  ([fence, kind = '', name = '', code = ''], at, all) => {
    const before = TEXT.slice(0, all[at]!.index);
    if (!name) throw new Error(`docs/csp.md has a snippet without a name, which no test can use: ${fence}`);
    return { kind, name, code, section: /^## (.+)$/m.exec(before.slice(before.lastIndexOf('\n## ')))?.[1] ?? '' };
  },
);
const filterByKind = (kind: string): readonly Snippet[] => snippets.filter((snippet) => snippet.kind === kind);

/** In a header, line breaks are not allowed. */
const parsePolicy = ({ name, code }: Snippet): string => {
  if (!code.startsWith(HEADER)) throw new Error(`docs/csp.md: ${name} is no ${HEADER}`);
  return code.slice(HEADER.length).replace(/\s+/g, ' ').trim();
};

const globals = [...TEXT.matchAll(GLOBAL)].map(([, name = '', where = '']) => ({ name, where }));
for (const { name, where } of globals)
  if (where !== EVERY_PAGE && !snippets.some(({ section }) => section === where))
    throw new Error(`docs/csp.md has no section ${where}, where it says that ${name} is.`);

const getGlobals = ({ section }: Snippet): readonly string[] =>
  globals
    .filter(({ where }) => where === EVERY_PAGE || where === section)
    .map(({ name }) => name)
    .sort();

const pages = filterByKind('html');
const headers = filterByKind('http');

for (const { name } of headers)
  if (!pages.some((page) => page.name === name)) throw new Error(`docs/csp.md has no page for the policy ${name}.`);

/** Every page of the document, under its policy. */
export const EXAMPLES: readonly Example[] = pages.map((page) => {
  const { name, code } = page;
  const header = headers.find((one) => one.name === name);
  if (!header) throw new Error(`docs/csp.md has no policy for the page ${name}.`);
  const index = pages.filter((one) => one.name === name).indexOf(page);
  return { name, policy: parsePolicy(header), index, markup: code, globals: getGlobals(page) };
});

const isLoaded = ({ name }: Snippet): boolean =>
  EXAMPLES.some(({ markup }) => markup.includes(`"/assets/${name.replace(/\.ts$/, '.js')}"`));

const indexByName = (programs: readonly Snippet[]): ReadonlyMap<string, string> =>
  new Map(programs.map(({ name, code }) => [name, code]));

/** The programs that its pages load, by file name. */
export const PROGRAMS = indexByName(filterByKind('ts').filter(isLoaded));
/** The programs that no page loads: the server's. */
export const SERVER_PROGRAMS = indexByName(filterByKind('ts').filter((program) => !isLoaded(program)));
