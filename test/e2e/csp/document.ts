import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A page of docs/csp.md with its policy: hosts are placeholders, and the nonce is missing. */
export interface Example {
  readonly name: string;
  readonly policy: string;
  /** Index among the pages of one policy, from 0. */
  readonly index: number;
  /** The markup of a page. */
  readonly markup: string;
  /** The globals that the page adds to the window, sorted. */
  readonly globals: readonly string[];
}

const TEXT = readFileSync(fileURLToPath(new URL('../../../docs/csp.md', import.meta.url)), 'utf8');
const SNIPPET = /^```(http|html|ts) ?(.*)\n([^]*?)^```$/gm;
const HEADER = 'Content-Security-Policy:';
/** A row of the table of globals: the name, its owner, and the section whose pages have it, or all pages. */
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

/** Returns the policy in one line, because a header has no line breaks. */
const parsePolicy = ({ name, code }: Snippet): string => {
  if (!code.startsWith(HEADER)) throw new Error(`docs/csp.md: the snippet ${name} must start with ${HEADER}`);
  return code.slice(HEADER.length).replace(/\s+/g, ' ').trim();
};

const globals = [...TEXT.matchAll(GLOBAL)].map(([, name = '', where = '']) => ({ name, where }));
for (const { name, where } of globals)
  if (where !== EVERY_PAGE && !snippets.some(({ section }) => section === where))
    throw new Error(`docs/csp.md has no section ${where}, which its table of globals names for ${name}.`);

const getGlobals = ({ section }: Snippet): readonly string[] =>
  globals
    .filter(({ where }) => where === EVERY_PAGE || where === section)
    .map(({ name }) => name)
    .sort();

const pages = filterByKind('html');
const headers = filterByKind('http');

for (const { name } of headers)
  if (!pages.some((page) => page.name === name)) throw new Error(`docs/csp.md has no page for the policy ${name}.`);

/** Every page of the document, with its policy: the first one, if it has none of its own. */
export const EXAMPLES: readonly Example[] = pages.map((page) => {
  const { name, code } = page;
  const header = headers.find((one) => one.name === name) ?? headers[0];
  if (!header) throw new Error('docs/csp.md has no policy.');
  const index = pages.filter((one) => one.name === name).indexOf(page);
  return { name, policy: parsePolicy(header), index, markup: code, globals: getGlobals(page) };
});

const isLoaded = ({ name }: Snippet): boolean =>
  EXAMPLES.some(({ markup }) => markup.includes(`"/assets/${name.replace(/\.ts$/, '.js')}"`));

const indexByName = (programs: readonly Snippet[]): ReadonlyMap<string, string> =>
  new Map(programs.map(({ name, code }) => [name, code]));

/** The programs that pages load, by file name. */
export const PROGRAMS = indexByName(filterByKind('ts').filter(isLoaded));
/** The programs for the server, which no page loads, by file name. */
export const SERVER_PROGRAMS = indexByName(filterByKind('ts').filter((program) => !isLoaded(program)));
