import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile, type OutputFile } from 'esbuild';

export interface Bundle {
  /** Files that are loaded before the first paint: the entry first, then its static imports. */
  readonly scripts: readonly OutputFile[];
  readonly style: string;
  /** The total size, with each file compressed by brotli 11. */
  readonly bytes: number;
}

interface Entry {
  readonly code: string;
  /** The folder in which imports are resolved. */
  readonly folder: string;
  /** Imports that are not installed, and are omitted. */
  readonly absent?: readonly string[];
  readonly splitting?: boolean;
}

const brotliBytes = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;

/** Returns an output and all its static imports. */
const reach = (outputs: Metafile['outputs'], file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && path in outputs) reach(outputs, path, found);
  }
  return found;
};

/** Bundles and minifies an entry with esbuild, and measures the output. */
export const bundle = async ({ code, folder, absent = [], splitting = true }: Entry): Promise<Bundle> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'js' },
    absWorkingDir: folder,
    outdir: folder,
    entryNames: 'bundle',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting,
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    legalComments: 'none',
    external: [...absent],
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const initial = reach(metafile.outputs, 'bundle.js');
  const scripts = outputFiles
    .filter(({ path }) => initial.has(path.slice(folder.length + 1)))
    .sort((one, other) => Number(other.path.endsWith('/bundle.js')) - Number(one.path.endsWith('/bundle.js')));
  const style = outputFiles.find(({ path }) => path.endsWith('/bundle.css'));
  const bytes = [...scripts, ...(style ? [style] : [])].reduce((sum, file) => sum + brotliBytes(file.contents), 0);
  return { scripts, style: style?.text ?? '', bytes };
};
