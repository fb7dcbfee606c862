import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getFingerprint } from './fingerprint.js';

/** Commands that write one folder from some sources. Paths are relative to the root of the repository. */
export interface Build {
  readonly name: string;
  /** Files and folders that the commands read. */
  readonly inputs: readonly string[];
  readonly output: string;
  /** Arguments of `vite build`, run one after the other. */
  readonly commands: readonly (readonly string[])[];
}

/** The library, its build, and the versions of the dependencies that are installed. */
const LIBRARY = [
  'src',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];

export const BUILDS: readonly Build[] = [
  {
    name: 'elements',
    inputs: LIBRARY,
    output: 'dist/cdn',
    // The first one empties the folder.
    commands: [
      ['--mode', 'cdn'],
      ['--mode', 'cdn-checkout'],
      ['--mode', 'cdn-theme-check'],
    ],
  },
  {
    name: 'pages',
    inputs: [...LIBRARY, 'demo'],
    output: 'demo/dist/assets',
    commands: [['demo', '--config', 'demo/vite.config.ts']],
  },
];

const getStampPath = (root: string, { name }: Build): string =>
  join(root, 'node_modules/.cache/pay-status-sandbox', `${name}.sha256`);

/** Of the output too: another build may have written the same folder from other sources. */
const getStamp = async (root: string, inputs: string, { output }: Build): Promise<string> =>
  `${inputs} ${await getFingerprint(root, [output])}`;

/** Returns true if the output was built from the present sources and has not changed since. */
export const isUpToDate = async (root: string, build: Build): Promise<boolean> => {
  const stored = await readFile(getStampPath(root, build), 'utf8').catch(() => undefined);
  return stored !== undefined && stored === (await getStamp(root, await getFingerprint(root, build.inputs), build));
};

/** Runs the commands and remembers what they were run on. Rejects, and remembers nothing, if one of them fails. */
export const runBuild = async (
  root: string,
  build: Build,
  runVite: (args: readonly string[]) => Promise<unknown>,
): Promise<void> => {
  // Before the commands: a source that changes while they run is built again the next time.
  const inputs = await getFingerprint(root, build.inputs);
  for (const args of build.commands) await runVite(args);
  const path = getStampPath(root, build);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await getStamp(root, inputs, build));
};
