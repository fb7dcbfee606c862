import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build as buildByEsbuild } from 'esbuild';
import { build as buildByVite, type Rolldown } from 'vite';
import webpack, { type Configuration, type Stats } from 'webpack';
import { browserFiles, ROOT, serverEntries } from './repository.js';

/** The output of a bundler: the included modules, and the code. */
interface Bundle {
  readonly modules: readonly string[];
  readonly code: string;
}

/** Entries by name; their files are absolute. */
type Inputs = Readonly<Record<string, string>>;

const byVite = async (input: Inputs): Promise<Bundle> => {
  const { output } = (await buildByVite({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    code: chunks.map(({ code }) => code).join('\n'),
  };
};

const byEsbuild = async (input: Inputs): Promise<Bundle> => {
  const { metafile, outputFiles } = await buildByEsbuild({
    absWorkingDir: ROOT,
    entryPoints: { ...input },
    outdir: join(ROOT, 'never-written'),
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  return {
    modules: Object.values(metafile.outputs)
      .flatMap(({ inputs }) => Object.keys(inputs))
      .map((path) => join(ROOT, path)),
    code: outputFiles.map(({ text }) => text).join('\n'),
  };
};

const runWebpack = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (stats && !stats.hasErrors()) resolve(stats);
      else reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
    });
  });

const byWebpack = async (input: Inputs): Promise<Bundle> => {
  const path = mkdtempSync(join(tmpdir(), 'pay-status-webpack-'));
  try {
    const { compilation } = await runWebpack({
      context: ROOT,
      mode: 'production',
      target: 'web',
      entry: { ...input },
      experiments: { outputModule: true },
      // Every export of an entry stays.
      output: { path, library: { type: 'module' } },
      optimization: { minimize: false, concatenateModules: false },
      performance: false,
    });
    return {
      modules: [...compilation.modules].map((module) => module.nameForCondition() ?? ''),
      code: readdirSync(path)
        .map((file) => readFileSync(join(path, file), 'utf8'))
        .join('\n'),
    };
  } finally {
    rmSync(path, { recursive: true });
  }
};

const BUNDLERS = { 'Vite 8': byVite, esbuild: byEsbuild, 'webpack 5': byWebpack };

/** What each bundler says of the import of a server entry. docs/troubleshooting.md explains it. */
const REFUSALS: Readonly<Record<keyof typeof BUNDLERS, (entry: string) => string>> = {
  'Vite 8': (entry) => `"${entry}" is not exported under the conditions ["module", "browser", "production", "import"]`,
  esbuild: (entry) => `Could not resolve "pay-status${entry.slice(1)}"`,
  'webpack 5': (entry) => `Module not found: Error: "${entry}" is not exported under the conditions`,
};
const TROUBLESHOOTING = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');

/** The contract has types of both sides. Every other entry that a page may import is for buyers only. */
const CONTRACT = './contract';
const ALL = Object.fromEntries(browserFiles().map(([name, file]) => [name, join(ROOT, file)]));
const { [CONTRACT]: contract, ...BUYERS } = ALL as Record<string, string> & { [CONTRACT]: string };

const findServerModules = ({ modules }: Bundle): readonly string[] =>
  modules.filter((path) => /^[\\/](src|dist)[\\/](server|cli)[\\/]/.test(path.slice(ROOT.length)));

describe('the bundle of a page', () => {
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.page-'));
  const page = join(folder, 'page.js');
  before(() => {
    writeFileSync(page, '');
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [name, bundle] of Object.entries(BUNDLERS)) {
    const refusal = REFUSALS[name as keyof typeof BUNDLERS];

    it(`contains no merchant server code in any browser entry: ${name}`, async () => {
      const made = await bundle(
        Object.fromEntries(Object.values(BUYERS).map((file, index) => [`entry${index}`, file])),
      );
      for (const file of Object.values(BUYERS)) assert.ok(made.modules.includes(file), file);
      assert.deepEqual(findServerModules(made), []);
      for (const word of ['Merchant-Id', 'whsec_']) assert.ok(!made.code.includes(word), word);
    });

    it(`contains no merchant server code but the types of the contract: ${name}`, async () => {
      const made = await bundle({ contract });
      assert.ok(made.modules.includes(contract));
      assert.deepEqual(findServerModules(made), []);
      assert.ok(made.code.includes('Merchant-Id'));
      assert.ok(!made.code.includes('whsec_'));
    });

    it(`contains server code if a page imports its file, and the test finds it: ${name}`, async () => {
      const fiat = join(ROOT, 'dist/server/merchant/fiat.js');
      writeFileSync(page, `import { fiat } from ${JSON.stringify(fiat)}; console.log(fiat('1', 'USD'));`);
      assert.deepEqual(findServerModules(await bundle({ page })), [fiat]);
    });

    for (const entry of serverEntries()) {
      it(`cannot contain the server entry ${entry}: ${name}`, async () => {
        writeFileSync(page, `import * as server from 'pay-status${entry.slice(1)}'; console.log(server);`);
        await assert.rejects(bundle({ page }), (error: Error) => error.message.includes(refusal(entry)));
      });
    }

    it(`is refused for a server entry with an error that the documents explain: ${name}`, () => {
      assert.ok(TROUBLESHOOTING.includes(refusal('./merchant')), refusal('./merchant'));
    });
  }
});
