#!/usr/bin/env node
import { describeStartError } from './cli/describe-start-error.js';
import { parseOptions, type CliOptions } from './cli/options.js';
import { runSandbox } from './cli/run.js';
import { HELP } from './cli/usage.js';

const fail = (reason: string): never => {
  console.error(`pay-status-sandbox: ${reason}`);
  process.exit(1);
};

const parse = (): CliOptions | 'help' => {
  try {
    return parseOptions(process.argv.slice(2), process.env);
  } catch (error) {
    return fail(`${(error as Error).message}\nSee pay-status-sandbox --help.`);
  }
};

const options = parse();
if (options === 'help') console.log(HELP);
else await runSandbox(options).catch((error: unknown) => fail(describeStartError(error, options)));
