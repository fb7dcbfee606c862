import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { DoctorPorts } from './observe.js';
import { parseArguments, type Command, type Environment } from './parse-arguments.js';
import { toJson, toText } from './print.js';
import { createReport, hasProblem } from './report.js';
import { HELP } from './usage.js';

/** The result of a command: what it prints, and how it ends. */
export interface CommandResult {
  readonly out: string;
  /** For the error stream; empty if there is nothing to say. */
  readonly error: string;
  /** 0 without problems, 1 with problems, 2 for wrong usage. */
  readonly exitCode: 0 | 1 | 2;
}

const parse = (args: readonly string[], env: Environment, { randomId }: DoctorPorts): Command | ConfigurationError => {
  try {
    return parseArguments(args, env, randomId);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
};

/** Runs `pay-status` with these arguments. */
export const runCommand = async (
  args: readonly string[],
  env: Environment,
  ports: DoctorPorts,
): Promise<CommandResult> => {
  const command = parse(args, env, ports);
  if (command instanceof ConfigurationError) {
    return { out: '', error: `pay-status: ${command.message} See pay-status doctor --help.`, exitCode: 2 };
  }
  if (command.kind === 'help') return { out: HELP, error: '', exitCode: 0 };
  const report = await createReport(command.options, ports);
  return { out: command.isJson ? toJson(report) : toText(report), error: '', exitCode: hasProblem(report) ? 1 : 0 };
};
