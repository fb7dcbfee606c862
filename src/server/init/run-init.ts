import { parseArgs } from 'node:util';
import { isPayError } from '../../core/errors/pay-error.js';
import { planFiles } from './plan.js';
import { detectProject } from './project.js';
import { INIT_HELP } from './usage.js';

/** The project's folder and the terminal. Paths are relative to the folder, with `/`. */
export interface InitPorts {
  /** Returns the text of a file; undefined if there is none. */
  readonly read: (path: string) => Promise<string | undefined>;
  readonly exists: (path: string) => Promise<boolean>;
  /** Creates a file and its folders. Rejects if the file exists. */
  readonly create: (path: string, text: string) => Promise<void>;
  readonly print: (text: string) => void;
  /** Asks a question that is answered by yes or no; undefined without a terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}

/** How the command ends: 0 if the files are written or shown, 1 if nothing was written, 2 for wrong usage. */
export type InitExitCode = 0 | 1 | 2;

const OPTIONS = {
  yes: { type: 'boolean', short: 'y' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    // The first sentence names the option.
    return `${(error as Error).message.replace(/\. .*/s, '')}.`;
  }
};

const plan = async ({ read, exists }: InitPorts) => {
  const project = detectProject({
    packageJson: await read('package.json'),
    hasTsconfig: await exists('tsconfig.json'),
    hasSourceFolder: await exists('src'),
  });
  return { project, ...planFiles(project) };
};

/** Returns the files that exist: none of them is overwritten. */
const findExisting = async (paths: readonly string[], { exists }: InitPorts): Promise<readonly string[]> => {
  const found = await Promise.all(paths.map(async (path) => ((await exists(path)) ? [path] : [])));
  return found.flat();
};

/** Returns true if the files may be written, or how the command ends. */
const mayWrite = async (isAgreed: boolean, { print, confirm }: InitPorts): Promise<true | InitExitCode> => {
  if (isAgreed) return true;
  if (!confirm) {
    print('pay-status: Without a terminal, nothing can be asked. Run it again with --yes to write the files.');
    return 2;
  }
  if (await confirm('Write these files?')) return true;
  print('Nothing was written.');
  return 1;
};

/** Runs `pay-status init` with the arguments after `init`: shows what it would write, asks, and writes. */
export const runInit = async (args: readonly string[], ports: InitPorts): Promise<InitExitCode> => {
  const { print, create } = ports;
  const values = parse(args);
  if (typeof values === 'string') {
    print(`pay-status: ${values} See pay-status init --help.`);
    return 2;
  }
  if (values.help) {
    print(INIT_HELP);
    return 0;
  }
  try {
    const { project, files, nextSteps } = await plan(ports);
    const language = project.isTypeScript ? 'TypeScript' : 'JavaScript';
    print(`Framework: ${project.framework}, in ${language}. New files:`);
    for (const { path, text } of files) print(`\n--- ${path}\n${text}`);
    const existing = await findExisting(
      files.map(({ path }) => path),
      ports,
    );
    if (existing.length) {
      print(`pay-status: Nothing was written, because these files exist: ${existing.join(', ')}. Move them first.`);
      return 1;
    }
    if (values['dry-run']) return 0;
    const decision = await mayWrite(values.yes === true, ports);
    if (decision !== true) return decision;
    for (const { path, text } of files) await create(path, text);
    print(`${files.map(({ path }) => `Wrote ${path}`).join('\n')}\n\n${nextSteps}`);
    return 0;
  } catch (error) {
    if (!isPayError(error)) throw error;
    print(`pay-status: ${error.message}`);
    return 2;
  }
};
