// Prints the size of each entry of the package in a bundle, with its dependencies, brotli 11.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** The entries with code, except the languages, which have their own limit. */
const entries = () =>
  Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).exports)
    .filter(([path, target]) => typeof target === 'object' && !/\*|^\.\/cdn\//.test(path))
    .filter(([, { default: file, node = file }]) => node?.endsWith('.js'))
    .map(([path]) => path.replace(/^\./, 'pay-status'));

const measureBytes = async (entry) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from '${entry}';`, resolveDir: '.' },
    conditions: ['node'],
    external: ['react', '@lit-labs/*', 'node:*'],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const { imports } = metafile.outputs['out/stdin.js'];
  const initial = [
    'out/stdin.js',
    ...imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
  ];
  return outputFiles
    .filter(({ path }) => initial.some((file) => path.endsWith(`/${file}`)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
};

/** Smaller entries contain only types. */
const MIN_BYTES = 100;

export const entryBytes = async () => {
  const sizes = await Promise.all(entries().map(async (entry) => [entry, await measureBytes(entry)]));
  return Object.fromEntries(sizes.filter(([, bytes]) => bytes >= MIN_BYTES));
};
