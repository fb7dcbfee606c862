import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach } from 'node:test';
import { fileURLToPath } from 'node:url';

const toPath = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The command as it is published, which starts in a third of the time, or its sources. */
const COMMAND = process.env['BUILT_CLI']
  ? [toPath('../../dist/cli.js')]
  : ['--import', 'tsx', '-C', '@pay-status/source', toPath('../../cli.ts')];

export interface RunningCli {
  readonly child: ChildProcess;
  readonly printed: { readonly out: string; readonly err: string };
  /** Resolves to the address from the first line of output; undefined if the command ends without one. */
  readonly ready: Promise<string | undefined>;
  readonly ended: Promise<number | null>;
}

/** Runs the command, in memory unless a folder or database is given. */
export const startCli = (args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningCli => {
  const data = args.includes('--data') || env.DATABASE_URL ? [] : ['--data', 'memory'];
  const child = spawn(process.execPath, [...COMMAND, ...args, ...data], { env: { ...process.env, ...env } });
  const printed = { out: '', err: '' };
  child.stderr.on('data', (chunk: Buffer) => (printed.err += String(chunk)));
  const ready = new Promise<string | undefined>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed.out += String(chunk);
      if (printed.out.includes('\n')) resolve(/ready at (\S+)/.exec(printed.out)?.[1]);
    });
    child.stdout.on('end', () => resolve(undefined));
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, printed, ready, ended };
};

/** Runs commands that are stopped after each test. */
export const useCli = () => {
  const stops: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const run = (...args: Parameters<typeof startCli>): RunningCli => {
    const running = startCli(...args);
    stops.push(() => running.child.kill('SIGKILL'));
    return running;
  };
  return { run, stops };
};
