import { createInterface } from 'node:readline';
import type { InitPorts } from './run-init.js';
import { systemFolder } from './system-folder.js';
import { systemTryPorts } from './try/system-try-ports.js';

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
  ...systemFolder,
  print: (text) => {
    process.stdout.write(`${text}\n`);
  },
  confirm: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  machine: systemTryPorts,
};
