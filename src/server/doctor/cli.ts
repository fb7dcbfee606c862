#!/usr/bin/env node
import { systemClock } from '../../core/clock.js';
import { runConformance } from '../conformance/run-conformance.js';
import { systemConformancePorts } from '../conformance/system-ports.js';
import { runInit } from '../init/run-init.js';
import { systemInitPorts } from '../init/system-ports.js';
import { runCommand } from './run.js';

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

const [command, ...args] = process.argv.slice(2);
const run = (): Promise<number> => {
  if (command === 'init') return runInit(args, systemInitPorts);
  if (command === 'conformance') return runConformance(args, systemConformancePorts);
  return runDoctor(process.argv.slice(2));
};
// Not process.exit(), which could cut what is written to a pipe.
process.exitCode = await run();
