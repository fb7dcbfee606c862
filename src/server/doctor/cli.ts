#!/usr/bin/env node
import { systemClock } from '../../core/clock.js';
import { runCommand } from './run.js';

const { out, error, exitCode } = await runCommand(process.argv.slice(2), process.env, {
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
  randomId: () => crypto.randomUUID(),
});
if (out) process.stdout.write(`${out}\n`);
if (error) process.stderr.write(`${error}\n`);
// Not process.exit(), which could cut what is written to a pipe.
process.exitCode = exitCode;
