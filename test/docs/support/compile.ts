import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../package/repository.js';
import { at, type Fence } from './markdown.js';

/** A module: one snippet, or all snippets of one file. */
interface Module {
  readonly path: string;
  readonly code: string;
  /** The position of each line in the documents. */
  readonly origins: readonly string[];
}

const EXTENSIONS: Readonly<Record<string, string>> = { ts: 'ts', tsx: 'tsx', js: 'js', jsx: 'jsx', mjs: 'mjs' };

const isScript = ({ language }: Fence): boolean => language in EXTENSIONS;

const getLines = (fence: Fence): readonly (readonly [code: string, origin: string])[] => [
  ...fence.given.split('\n').map((code) => [code, `${at(fence)} (given)`] as const),
  ...fence.text.split('\n').map((code, index) => [code, at({ ...fence, line: fence.line + index })] as const),
];

/** In the folder of the package, where its name resolves to its entries. */
const getFolder = (document: string): string => join(ROOT, '.cache/docs', document.replaceAll(/\W/g, '-'));

const toModules = (fences: readonly Fence[]): readonly Module[] => {
  const groups = new Map<string, Fence[]>();
  for (const fence of fences) {
    const name = fence.file || `line-${fence.line}.${EXTENSIONS[fence.language]!}`;
    const path = join(getFolder(fence.path), name);
    groups.set(path, [...(groups.get(path) ?? []), fence]);
  }
  return [...groups].map(([path, pieces]) => {
    const lines = pieces.flatMap(getLines);
    return {
      path,
      code: `${lines.map(([code]) => code).join('\n')}\nexport {};`,
      origins: lines.map(([, one]) => one),
    };
  });
};

const readOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options,
    types: ['node'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    // A snippet may declare a value without using it.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
};

/** Types for a page that has loaded the elements, and for a bundler that imports style sheets. */
const PRELUDE: readonly Module[] = [
  {
    path: join(ROOT, '.cache/docs/page.ts'),
    code: "import 'pay-status/define/pay-status.js';\nimport 'pay-status/define/pay-checkout.js';",
    origins: ['the prelude'],
  },
  {
    path: join(ROOT, '.cache/docs/bundler.d.ts'),
    // Of frameworks that are not installed here; the apps in test/frameworks compile the same against the real ones.
    code: `
      declare module '*.css';
      declare module '@vitejs/plugin-vue';
      declare module '@angular/core' {
        export const Component: (options: object) => ClassDecorator;
        export const CUSTOM_ELEMENTS_SCHEMA: object;
        export const input: { required<Value>(): () => Value };
      }`,
    origins: ['the prelude'],
  },
];

/** Options for untyped code of a page. */
const LAX: ts.CompilerOptions = { allowJs: true, checkJs: true, strict: false, noImplicitAny: false };

const sources = new Map<string, ts.SourceFile | undefined>();

/** Reads modules from memory, and everything else from the disk once. */
const createHost = (options: ts.CompilerOptions, modules: readonly Module[]): ts.CompilerHost => {
  const host = ts.createCompilerHost(options);
  const codes = new Map(modules.map(({ path, code }) => [path, code]));
  return {
    ...host,
    fileExists: (path) => codes.has(path) || host.fileExists(path),
    readFile: (path) => codes.get(path) ?? host.readFile(path),
    directoryExists: () => true,
    getSourceFile: (path, version, ...rest) => {
      if (!sources.has(path)) {
        const code = codes.get(path);
        const file =
          code === undefined ? host.getSourceFile(path, version, ...rest) : ts.createSourceFile(path, code, version);
        sources.set(path, file);
      }
      return sources.get(path);
    },
  };
};

const formatDiagnostic = (diagnostic: ts.Diagnostic, { code, origins }: Module): string => {
  const line = code.slice(0, diagnostic.start ?? 0).split('\n').length - 1;
  return `${origins[line] ?? origins.at(-1)!}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
};

const compile = (snippets: readonly Module[], options: ts.CompilerOptions): readonly string[] => {
  const modules = [...PRELUDE, ...snippets];
  const program = ts.createProgram(
    modules.map(({ path }) => path),
    options,
    createHost(options, modules),
  );
  return modules.flatMap((module) => {
    const file = program.getSourceFile(module.path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map((diagnostic) => formatDiagnostic(diagnostic, module));
  });
};

/** Compiles the snippets. Returns the errors with their positions. */
export const findProblems = (fences: readonly Fence[]): readonly string[] => {
  const options = readOptions();
  const modules = toModules(fences.filter(isScript));
  const isTyped = ({ path }: Module): boolean => /\.tsx?$/.test(path);
  return [
    ...compile(modules.filter(isTyped), options),
    ...compile(
      modules.filter((module) => !isTyped(module)),
      { ...options, ...LAX },
    ),
  ];
};
