import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { filesIn, ROOT } from '../../package/repository.js';

/** The names that the sources declare, and their string literals. */
export interface SourceNames {
  readonly declared: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** The environment variables that they read. */
  readonly environment: ReadonlySet<string>;
}

const NAME = /^[\w$-]+$/;
/** Excludes this check itself, whose test data contain missing names. */
const isSource = (path: string): boolean =>
  /(?<!\.d)\.(?:ts|mjs)$/.test(path) && !/(?:^|\/)dist\/|^test\/docs\//.test(path);

const addNames = (node: ts.Node, declared: Set<string>, texts: Set<string>): void => {
  const name = (node as Partial<ts.NamedDeclaration>).name;
  if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) declared.add(name.text);
  if (ts.isShorthandPropertyAssignment(node)) declared.add(node.name.text);
  if (ts.isStringLiteralLike(node) && NAME.test(node.text)) texts.add(node.text);
  ts.forEachChild(node, (child) => {
    addNames(child, declared, texts);
  });
};

export const readSources = (folders: readonly string[]): SourceNames => {
  const declared = new Set<string>();
  const texts = new Set<string>();
  const environment = new Set<string>();
  for (const path of folders.flatMap(filesIn).filter(isSource)) {
    const code = readFileSync(join(ROOT, path), 'utf8');
    addNames(ts.createSourceFile(path, code, ts.ScriptTarget.Latest), declared, texts);
    for (const [, dot, bracket] of code.matchAll(/\benv(?:\.([A-Z]\w+)|\['([A-Z]\w+)'\])/g)) {
      environment.add((dot ?? bracket)!);
    }
  }
  return { declared, texts, environment };
};

/** Reads every name in TypeScript's own declarations of the language, pages and workers. */
export const readPlatform = (): ReadonlySet<string> => {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'));
  const words = new Set<string>();
  for (const file of ['lib.dom.d.ts', 'lib.es5.d.ts', 'lib.es2023.full.d.ts', 'lib.es2018.intl.d.ts']) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${path} is not there.`);
    for (const [word] of readFileSync(path, 'utf8').matchAll(/[A-Za-z_$][\w$]+/g)) words.add(word);
  }
  return words;
};
