import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { readArguments } from '../shared/read-arguments.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { findNextConflicts } from './next-routes.js';
import { planFiles, type PlannedFile } from './plan.js';
import type { ProjectFolder } from './project-folder.js';
import { detectProject, type Project } from './project.js';
import { tryOrder, type TryTerminal } from './try/try-order.js';
import type { TryPorts } from './try/try-ports.js';
import { INIT_HELP } from './usage.js';

/** The project's folder and the terminal. */
export interface InitPorts extends ProjectFolder, TryTerminal {
  /** For the test order. */
  readonly machine: TryPorts;
}

/** How the command ends: 0 without problems, 1 if nothing was written, 2 for wrong usage, 3 if the test order was not paid. */
export type InitExitCode = 0 | 1 | 2 | 3;

const OPTIONS = {
  yes: { type: 'boolean', short: 'y' },
  'dry-run': { type: 'boolean' },
  try: { type: 'boolean' },
  'no-try': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parse = (args: readonly string[]) => {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (positionals.length) return `Give options only, not ${positionals.join(' ')}.`;
    if (values.try && values['no-try']) return 'Give either --try or --no-try.';
    if (values.try && values['dry-run']) return 'With --dry-run, there are no files to try: leave out --try.';
    return values;
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
};

type Options = Exclude<ReturnType<typeof parse>, string>;

/** Returns why nothing can be written, as a sentence; undefined if it can. */
const findProblem = async (
  project: Project,
  paths: readonly string[],
  ports: InitPorts,
): Promise<string | undefined> => {
  for (const path of paths) {
    const obstacle = await ports.findObstacle(path);
    if (obstacle) return `${path} cannot be written, because ${obstacle}.`;
  }
  const existing: string[] = [];
  for (const path of paths) if (await ports.exists(path)) existing.push(path);
  if (existing.length) return `These files exist: ${existing.join(', ')}. Move them first.`;
  const conflicts = project.framework === 'next' ? await findNextConflicts(project, ports) : [];
  if (!conflicts.length) return undefined;
  return `These files of yours have the paths of new routes: ${conflicts.join(', ')}. Move them first.`;
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

/** Creates the files one by one, so that the developer knows which were written if one cannot be. */
const write = async (files: readonly PlannedFile[], { create, print }: InitPorts): Promise<boolean> => {
  for (const { path, text } of files) {
    try {
      await create(path, text);
    } catch (error) {
      print(`pay-status: ${path} could not be written: ${(error as Error).message}`);
      return false;
    }
    print(`Wrote ${path}`);
  }
  return true;
};

const QUESTION = 'Try it now? Starts the sandbox and your new server on this machine, and pays a test order.';

/** True if a test order is wanted: by an option, or by the developer at a terminal who has the sandbox. */
const wantsTry = async (options: Options, { confirm, machine }: InitPorts): Promise<boolean> => {
  if (options.try) return true;
  if (options['no-try'] || options.yes || !confirm) return false;
  return (await machine.findCommand('pay-status-sandbox')) !== undefined && confirm(QUESTION);
};

const tryWritten = async (
  written: { readonly project: Project; readonly files: readonly PlannedFile[] },
  options: Options,
  ports: InitPorts,
): Promise<InitExitCode> => {
  // With --yes, nothing is asked.
  const terminal = { print: ports.print, confirm: options.yes ? undefined : ports.confirm };
  return (await tryOrder(written, ports.machine, terminal)) ? 0 : 3;
};

const init = async (options: Options, ports: InitPorts): Promise<InitExitCode> => {
  const { print, exists } = ports;
  const project = await detectProject(ports);
  const { files, nextSteps } = planFiles(project);
  const paths = files.map(({ path }) => path);
  if (options.try && (await Promise.all(paths.map(exists))).every(Boolean)) {
    print('The files exist, and nothing is written.');
    return tryWritten({ project, files }, options, ports);
  }
  if (project.isVite)
    print('Vite, and no server that this command knows: it writes one of node:http, which runs beside Vite.');
  print(`Framework: ${project.framework}, in ${project.isTypeScript ? 'TypeScript' : 'JavaScript'}. New files:`);
  for (const { path, text } of files) print(`\n--- ${path}\n${text}`);
  const problem = await findProblem(project, paths, ports);
  if (problem) {
    print(`pay-status: Nothing was written. ${problem}`);
    return 1;
  }
  if (options['dry-run']) return 0;
  const decision = await mayWrite(options.yes === true, ports);
  if (decision !== true) return decision;
  if (!(await write(files, ports))) return 1;
  print(`\n${nextSteps}`);
  return (await wantsTry(options, ports)) ? tryWritten({ project, files }, options, ports) : 0;
};

/** An error of the system, such as that a file may not be read, has a sentence for the developer. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/**
 * Runs `pay-status init` with the arguments after `init`: shows what it would write, asks, writes, and pays a test order if the
 * developer wants that.
 */
export const runInit = async (args: readonly string[], ports: InitPorts): Promise<InitExitCode> => {
  const { print } = ports;
  const options = parse(args);
  if (typeof options === 'string') {
    print(`pay-status: ${options} See pay-status init --help.`);
    return 2;
  }
  if (options.help) {
    print(INIT_HELP);
    return 0;
  }
  try {
    return await init(options, ports);
  } catch (error) {
    if (!isPayError(error) && !isSystemError(error)) throw error;
    print(`pay-status: ${error.message}`);
    return 2;
  }
};
