import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { systemClock } from '../../../core/clock.js';
import type { StartedProcess, TryPorts } from './try-ports.js';

/** The time in which a program ends by itself, milliseconds. */
const STOP_LIMIT_MS = 5_000;
/** Only the end of what a program prints is kept. */
const MAX_OUTPUT = 100_000;

/** Returns the folder and those above it: packages of a monorepo are installed at its root. */
const listFolders = (folder: string): readonly string[] => {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...listFolders(parent)];
};

const readManifest = async (folder: string): Promise<{ readonly bin?: unknown } | undefined> => {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { readonly bin?: unknown };
  } catch {
    return undefined;
  }
};

const findCommand = async (packageName: string): Promise<string | undefined> => {
  for (const parent of listFolders(process.cwd())) {
    const folder = join(parent, 'node_modules', packageName);
    const bin = (await readManifest(folder))?.bin;
    const path = typeof bin === 'object' ? (bin as Readonly<Record<string, unknown>> | null)?.[packageName] : bin;
    if (typeof path === 'string') return join(folder, path);
  }
  return undefined;
};

const startNode: TryPorts['startNode'] = (args, variables): StartedProcess => {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT);
    });
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const exited = once(child, 'exit');
  return {
    getOutput: () => output,
    hasExited,
    stop: async () => {
      if (hasExited()) return;
      child.kill();
      const cancel = systemClock.setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await exited;
      cancel();
    },
  };
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** This machine. Programs run in the current folder. */
export const systemTryPorts: TryPorts = {
  findCommand,
  startNode,
  findFreePort,
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
  onInterrupt: (callback) => {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, callback);
    return () => {
      for (const signal of signals) process.off(signal, callback);
    };
  },
};
