// Writes the exports of each entry of the package as Markdown: names and the first sentences of their docstrings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { code, section, table } from './table.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = '@pay-status/source';

type Target = string | Readonly<Record<string, string>>;

interface Export {
  readonly name: string;
  readonly isType: boolean;
  readonly description: string;
}

interface Entry {
  /** `pay-status/client` */
  readonly name: string;
  readonly isForServers: boolean;
  /** Undefined for an entry that is not a module. */
  readonly source: string | undefined;
}

const readEntries = (): readonly Entry[] => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, Target>>;
  };
  return Object.entries(exports).map(([name, target]) => {
    const conditions: Readonly<Record<string, string>> = typeof target === 'string' ? { default: target } : target;
    const source = conditions[SOURCE];
    return {
      name: `pay-status${name.slice(1)}`,
      isForServers: !('default' in conditions) && 'node' in conditions,
      source: source && /(?<!\.d)\.ts$/.test(source) ? join(ROOT, source) : undefined,
    };
  });
};

const createProgram = (files: readonly string[]): ts.Program => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options);
};

/** Returns the first sentence of a text, on one line. */
const firstSentence = (text: string): string => {
  const line = text
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/ \([^()]*`SPEC\b[^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^(?:`[^`]*`|[^`])*?[.:](?= [A-Z`]|$)/.exec(line)?.[0].replace(/:$/, '.') ?? line;
};

const describeExport = (symbol: ts.Symbol, checker: ts.TypeChecker): Export => {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isType = (target.flags & ts.SymbolFlags.Value) === 0;
  const deprecation = target.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  const sentences = [
    firstSentence(ts.displayPartsToString(target.getDocumentationComment(checker))),
    deprecation ? `Deprecated: ${ts.displayPartsToString(deprecation.text)}` : '',
  ];
  return { name: symbol.name, isType, description: sentences.filter(Boolean).join(' ') };
};

const byKindAndName = (one: Export, other: Export): number =>
  Number(one.isType) - Number(other.isType) || one.name.localeCompare(other.name, 'en');

/** The inferred type of a schema has the docstring of the schema. */
const withSchemas = (list: readonly Export[]): readonly Export[] => {
  const names = new Set(list.map(({ name }) => name));
  return list.map((one) => {
    const schema = `${one.name.charAt(0).toLowerCase()}${one.name.slice(1)}Schema`;
    return one.description || !names.has(schema) ? one : { ...one, description: `The type of \`${schema}\`.` };
  });
};

const listExports = (program: ts.Program, path: string): readonly Export[] => {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return [...withSchemas(symbols.map((symbol) => describeExport(symbol, checker)))].sort(byKindAndName);
};

const formatExports = (list: readonly Export[]): string =>
  table(
    ['export', '', 'what it is'],
    list.map(({ name, isType, description }) => [code(name), isType ? 'type' : '', description]),
  );

/** Languages, presets and scripts for pages are listed in one line per kind. */
const FAMILIES: readonly (readonly [pattern: RegExp, name: string, what: string])[] = [
  [/\/define\//, 'pay-status/define/*.js', 'registers the element of this name, which is its only effect'],
  [/\/locales\//, 'pay-status/locales/*.js', 'the messages of one language: [the list](languages.md)'],
  [/\/presets\//, 'pay-status/presets/*.css', 'ready-made themes: [theming](theming.md#presets)'],
  [/\/tokens\./, 'pay-status/tokens*.json', 'the default theme for design tools, light and dark'],
  [/\/cdn\//, 'pay-status/cdn/*.js', 'the files for a `<script>` tag, with their dependencies bundled'],
  [/\/theme-check\.js$/, 'pay-status/theme-check.js', 'logs a warning for colours with too little contrast'],
  [
    /\/(?:custom-elements|package)\.json$/,
    'pay-status/custom-elements.json',
    'this reference in machine-readable form',
  ],
];

const findFamily = (name: string): (typeof FAMILIES)[number] | undefined =>
  FAMILIES.find(([pattern]) => pattern.test(name));

const familyRows = (entries: readonly Entry[]): readonly (readonly string[])[] =>
  FAMILIES.flatMap((family) => {
    const [pattern, name, what] = family;
    return entries.some((entry) => pattern.test(entry.name)) ? [[code(name), what]] : [];
  });

interface Described {
  readonly entry: Entry;
  readonly list: readonly Export[];
}

/** An entry that re-exports another one refers to it instead of repeating it. */
const withoutRepeats = ({ entry, list }: Described, all: readonly Described[]): string => {
  const names = new Set(list.map(({ name }) => name));
  const held = all.filter(
    (other) =>
      other.entry !== entry && other.list.length < list.length && other.list.every(({ name }) => names.has(name)),
  );
  const repeated = new Set(held.flatMap((other) => other.list.map(({ name }) => name)));
  const rest = list.filter(({ name }) => !repeated.has(name));
  const says = held.length ? `All of ${held.map((other) => code(other.entry.name)).join(' and ')}, and:` : '';
  return [says, formatExports(rest)].filter(Boolean).join('\n\n');
};

const ON_SERVERS = 'Server-only: bundlers for browsers cannot resolve this entry.';

export const describeEntries = (): string => {
  const entries = readEntries();
  const own = entries.flatMap((entry) =>
    entry.source === undefined || findFamily(entry.name) ? [] : [{ entry, source: entry.source }],
  );
  const program = createProgram(own.map(({ source }) => source));
  const all = own
    .map(({ entry, source }) => ({ entry, list: listExports(program, source) }))
    .filter(({ list }) => list.length > 0);
  const sections = all.map((described) => {
    const { name, isForServers } = described.entry;
    return section(`### \`${name}\``, isForServers ? ON_SERVERS : '', withoutRepeats(described, all));
  });
  return [table(['entry', 'what it is'], familyRows(entries)), ...sections].join('\n\n');
};
