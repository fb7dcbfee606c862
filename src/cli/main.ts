#!/usr/bin/env node
import { systemClock } from '../core/clock.js';
import { runConformance } from './conformance/run-conformance.js';
import { systemConformancePorts } from './conformance/system-ports.js';
import { runInit } from './init/run-init.js';
import { systemInitPorts } from './init/system-ports.js';
import { runCommand } from './doctor/run.js';
import { HELP } from './usage.js';

const runDoctor = async (args: readonly string[]): Promise<number> => {
  const { out, error, exitCode } = await runCommand(args, process.env, {
    fetch: (url, init) => fetch(url, init),
    clock: systemClock,
    randomId: () => crypto.randomUUID(),
  });
  if (out) process.stdout.write(`${out}\n`);
  if (error) process.stderr.write(`${error}\n`);
  return exitCode;
};

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  init: (args) => runInit(args, systemInitPorts),
  doctor: runDoctor,
  conformance: (args) => runConformance(args, systemConformancePorts),
};

const [command = '', ...args] = process.argv.slice(2);
const run = async (): Promise<number> => {
  if (Object.hasOwn(COMMANDS, command)) return COMMANDS[command]?.(args) ?? 2;
  const isHelp = command === '--help' || command === '-h';
  if (isHelp) process.stdout.write(`${HELP}\n`);
  else
    process.stderr.write(`pay-status: Give a command: ${Object.keys(COMMANDS).join(', ')}. See pay-status --help.\n`);
  return isHelp ? 0 : 2;
};
// A reader that has seen enough, such as `head`, closes the pipe. What is printed after that is dropped.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
// Not process.exit(), which could cut what is written to a pipe.
process.exitCode = await run();
