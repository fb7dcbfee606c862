import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readManifest, ROOT } from '../../package/repository.js';
import { SETTING_NAMES } from '../../../demo/gateway/chaos/settings.js';
import { WEBHOOK_EVENT_TYPES } from '../../../src/contract/index.js';
import { FOREIGN } from './foreign.js';
import { CUSTOM_PROPERTIES, getNames, TAGS } from './manifest.js';
import { isRoute } from './routes.js';
import { readPlatform, readSources } from './sources.js';

/** A kind of name in the documents. */
export interface Kind {
  readonly name: string;
  /** Returns the names of this kind in a text, each as `[name, owner?]`. */
  readonly find: (text: string) => readonly (readonly string[])[];
  readonly knows: (name: string, owner?: string) => boolean;
}

const SOURCES = readSources(['src', 'demo', 'scripts', 'test', 'stories']);
const PLATFORM = readPlatform();
const PACKAGE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const ENTRIES = Object.keys(readManifest().exports);
const CLI = readFileSync(join(ROOT, 'demo/cli/usage.ts'), 'utf8');

const matches = (text: string, pattern: RegExp): readonly (readonly string[])[] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups);

/** Converts a path in which `*` and `<name>` match any name. */
const globToRegExp = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
      .replaceAll(/\{[\w,-]+\}/g, (list) => `(?:${list.slice(1, -1).replaceAll(',', '|')})`)
      .replaceAll(/\*\*\/|\*|<[\w-]+>|…/g, '.*')}$`,
  );

const TARGETS = JSON.stringify(readManifest().exports);

/** Returns true if a build writes this file, without needing the build. */
const isBuilt = (path: string): boolean =>
  TARGETS.includes(`"./${path}`) ||
  existsSync(join(ROOT, path.replace(/^dist\/cdn\/locales\/([\w-]+)\.js$/, 'src/locales/messages/$1.ts'))) ||
  existsSync(join(ROOT, path.replace(/^dist\/cdn\/presets\//, 'src/theme/presets/')));

const isPath = (path: string): boolean => {
  const bare = path.replace(/\/$/, '');
  if (existsSync(join(ROOT, bare)) || (bare.startsWith('dist') && isBuilt(bare))) return true;
  const [top = ''] = bare.split('/');
  return (
    /[*<{…]/.test(bare) && existsSync(join(ROOT, top)) && filesIn(top).some((file) => globToRegExp(bare).test(file))
  );
};

const isEntry = (path: string): boolean =>
  ENTRIES.some((entry) => globToRegExp(`./${path}`).test(entry) || globToRegExp(entry).test(`./${path}`));

/** Files for a page's script tag: `/pay-status/cdn/locales/pl.js` is in `dist/cdn`. */
const isHosted = (path: string): boolean => isPath(`dist/${path}`);

const isFlag = (flag: string): boolean =>
  CLI.includes(`--${flag}`) || SOURCES.texts.has(flag) || SOURCES.declared.has(flag) || SOURCES.texts.has(`--${flag}`);

const isDeclared = (name: string): boolean =>
  SOURCES.declared.has(name) || SOURCES.texts.has(name) || PLATFORM.has(name) || FOREIGN.has(name);

const LOCALES = filesIn('src/locales').map((file) => file.replace(/^.*\/|\.ts$/g, ''));

const isKebab = (name: string): boolean =>
  (['attributes', 'events', 'slots', 'cssParts', 'cssStates'] as const).some((kind) => getNames(kind).has(name)) ||
  TAGS.includes(name) ||
  LOCALES.includes(name) ||
  SOURCES.texts.has(name) ||
  FOREIGN.has(name) ||
  name in PACKAGE.dependencies ||
  name in PACKAGE.devDependencies ||
  PLATFORM.has(name);

const inElements = (kind: 'cssParts' | 'cssStates' | 'slots') => (name: string, owner?: string) =>
  getNames(kind, owner || undefined).has(name);

/** Kinds of names that are checked in sentences and in snippets. */
export const ANYWHERE: readonly Kind[] = [
  { name: 'element', find: (text) => matches(text, /<\/?(pay-[\w-]+)/g), knows: (tag) => TAGS.includes(tag) },
  {
    name: 'custom property',
    find: (text) => matches(text, /(?<![\w-])(--pay-[a-z]+(?:-[a-z]+)*)(?![\w*-])/g),
    knows: (name) => CUSTOM_PROPERTIES.has(name),
  },
  {
    name: 'part',
    find: (text) =>
      matches(text, /(?:(pay-[a-z]+)(?::state\([^)]*\))?)?::part\(([\w-]+)\)/g).map(([tag, part]) => [
        part!,
        tag ?? '',
      ]),
    knows: inElements('cssParts'),
  },
  {
    name: 'state',
    find: (text) =>
      matches(text, /(?<!::part\([\w-]+\))(?:(pay-[a-z]+))?:state\(([\w-]+)\)/g).map(([tag, state]) => [
        state!,
        tag ?? '',
      ]),
    knows: inElements('cssStates'),
  },
  { name: 'state of a part', find: (text) => matches(text, /\):state\(([\w-]+)\)/g), knows: inElements('cssStates') },
  { name: 'slot', find: (text) => matches(text, /\bslot="([\w-]+)"/g), knows: inElements('slots') },
  {
    name: 'npm script',
    find: (text) => [
      ...matches(text, /\bnpm run (?:-s |--silent )?([\w:-]+)/g),
      ...matches(text, /\bnpm (start|test)\b/g),
    ],
    knows: (script) => script in PACKAGE.scripts,
  },
  {
    name: 'entry of the package',
    find: (text) => matches(text, /(?<![\w@/.-])pay-status\/([\w./*<>-]*[\w*>])/g),
    knows: isEntry,
  },
  { name: 'file for a script tag', find: (text) => matches(text, /\/pay-status\/(cdn\/[\w./-]+)/g), knows: isHosted },
  {
    name: 'path',
    find: (text) =>
      matches(text, /(?<![\w@/.~-])((?:src|docs|test|demo|scripts|stories|\.storybook|\.ci|dist)\/[\w./*<>{},…-]*)/g),
    knows: isPath,
  },
  {
    name: 'flag',
    find: (text) =>
      /\b(?:npm run|npx pay-status-sandbox|^pay-status-sandbox|run-tests)\b/.test(text) || /^--[a-z]/.test(text)
        ? matches(text, /(?<![\w-])--(?!pay-|silent|import\b|files\b|test\b)([a-z][\w-]*)/g)
        : [],
    knows: isFlag,
  },
  {
    name: 'route',
    find: (text) =>
      matches(text, /(?:\b(GET|POST|PUT|DELETE|PATCH) )?(?<![\w.>/:}-])(\/(?:v1|sandbox)\/[^\s"'`,;)]*)/g).map(
        ([method, path]) => [path!, method ?? ''],
      ),
    knows: (path, method) => isRoute(method || undefined, path),
  },
];

/** Kinds of names that are checked in inline code. */
export const IN_SENTENCES: readonly Kind[] = [
  {
    name: 'page',
    find: (text) => matches(text, /^(?:GET )?(\/[a-z][\w.-]*)(?:[?#].*)?$/g),
    knows: (path) => isRoute('GET', path),
  },
  {
    name: 'name with hyphens',
    find: (text) => matches(text, /^([a-z]+(?:-[a-z0-9]+)+)$/g),
    knows: isKebab,
  },
  {
    name: 'event of a webhook',
    find: (text) => matches(text, /\b(payment\.[a-z]+)$/g),
    knows: (name) => (WEBHOOK_EVENT_TYPES as readonly string[]).includes(name) || name === 'payment.status',
  },
  {
    name: 'setting',
    find: (text) => matches(text, /--chaos (\w+)=/g),
    knows: (name) => SETTING_NAMES.some((setting) => setting === name),
  },
  {
    name: 'name in capitals',
    find: (text) => matches(text, /(?<![\w<-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w-])/g),
    knows: (name) => SOURCES.environment.has(name) || isDeclared(name),
  },
  {
    name: 'name with underscores',
    find: (text) => matches(text, /(?<![\w$/-])([a-z]+(?:_[a-z0-9]+)+)(?![\w/-])/g),
    knows: isDeclared,
  },
  {
    name: 'name in code',
    find: (text) => matches(text, /(?<![\w$@/'"-])([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?![\w/-])/g),
    knows: isDeclared,
  },
  { name: 'function', find: (text) => matches(text, /(?<![\w$-])([a-z]\w*)\(/gi), knows: isDeclared },
  {
    name: 'header',
    find: (text) => matches(text, /^([A-Z][a-z]+(?:-[A-Z][a-zA-Z]*)+)(?:: .*)?$/g),
    knows: (name) => SOURCES.texts.has(name) || SOURCES.declared.has(name),
  },
];

/** The kinds of names in tables, by the heading of the first column. */
export const COLUMNS: Readonly<Record<string, (name: string) => boolean>> = {
  attribute: (name) => getNames('attributes').has(name),
  property: (name) => getNames('members').has(name) || CUSTOM_PROPERTIES.has(name),
  method: (name) => getNames('members').has(name.replace(/\(.*/, '')),
  event: (name) => getNames('events').has(name) || (WEBHOOK_EVENT_TYPES as readonly string[]).includes(name),
  slot: (name) => getNames('slots').has(name),
  part: (name) => getNames('cssParts').has(name),
  state: (name) => getNames('cssStates').has(name),
  token: (name) => CUSTOM_PROPERTIES.has(name),
  setting: (name) => SETTING_NAMES.some((setting) => setting === name),
  variable: (name) => SOURCES.environment.has(name),
  code: isDeclared,
  preset: (name) => existsSync(join(ROOT, `src/theme/presets/${name}.css`)),
};
