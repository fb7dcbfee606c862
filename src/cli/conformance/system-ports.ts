import { spawn } from 'node:child_process';
import { systemClock } from '../../core/clock.js';
import type { ConformancePorts } from './run-conformance.js';

/** The terminal of this process. A program that it starts may outlive it. */
export const systemConformancePorts: ConformancePorts = {
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
  print: (text) => {
    process.stdout.write(`${text}\n`);
  },
  printError: (text) => {
    process.stderr.write(`${text}\n`);
  },
  open: (command, args) =>
    new Promise((resolve) => {
      const child = spawn(command, [...args], { stdio: 'ignore', detached: true });
      child.once('error', (error) => {
        resolve(error.message);
      });
      child.once('spawn', () => {
        child.unref();
        resolve(undefined);
      });
    }),
};
