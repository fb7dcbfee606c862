import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { InitPorts } from './run-init.js';
import { systemTryPorts } from './try/system-try-ports.js';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const ask = (question: string): Promise<boolean> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    // Ctrl+C and Ctrl+D mean no.
    terminal.on('close', () => {
      resolve(false);
    });
    terminal.question(`${question} [y/N] `, (answer) => {
      resolve(/^y(es)?$/i.test(answer.trim()));
      terminal.close();
    });
  });

/** The current folder, and the terminal of this process. */
export const systemInitPorts: InitPorts = {
  read: async (path) => {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  exists: async (path) => {
    try {
      await access(path);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  },
  create: async (path, text) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: 'wx' });
  },
  print: (text) => {
    process.stdout.write(`${text}\n`);
  },
  confirm: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  machine: systemTryPorts,
};
