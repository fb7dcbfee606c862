import type { Clock } from '../../core/clock.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { parseArguments, type ConformanceOptions } from './parse-arguments.js';
import { toStepLine, toSummary } from './print.js';
import { findFailures, findUnknown, type ConformanceReport } from './report.js';
import { createSandboxRuns, SandboxRunError, type SandboxRuns, type SendRequest } from './sandbox-runs.js';
import { CONFORMANCE_HELP } from './usage.js';

/** The network, the clock and the terminal. */
export interface ConformancePorts {
  readonly fetch: SendRequest;
  readonly clock: Clock;
  /** Prints a line to the output. */
  readonly print: (text: string) => void;
  /** Prints a line to the error stream. */
  readonly printError: (text: string) => void;
  /** Starts a program without a shell, and does not wait for it. Resolves to the reason if it cannot be started. */
  readonly open: (command: string, args: readonly string[]) => Promise<string | undefined>;
}

/** How the command ends: 0 if all steps passed or were skipped, 1 if one failed, 2 if it did not finish, or for wrong usage. */
export type ConformanceExitCode = 0 | 1 | 2;

/** The time before a failed request is sent again, milliseconds. */
const RETRY_MS = 1_000;

const sleep = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });

/** Waits until the run is finished, or until the timeout; calls back with each report. Resolves to the last one. */
const follow = async (
  started: ConformanceReport,
  runs: SandboxRuns,
  { timeoutMs }: ConformanceOptions,
  clock: Clock,
  onReport: (report: ConformanceReport) => void,
): Promise<ConformanceReport> => {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = clock.setTimeout(() => {
    controller.abort();
  }, timeoutMs);
  let report = started;
  try {
    while (!report.isFinished && !signal.aborted) {
      try {
        report = await runs.wait(report.runId, report.version, signal);
        onReport(report);
      } catch (error) {
        if (!(error instanceof SandboxRunError) || !error.isRetryable) throw error;
        if (!signal.aborted) await sleep(clock, RETRY_MS);
      }
    }
  } finally {
    cancel();
  }
  return report;
};

/** Prints how the run ended. */
const finish = (
  report: ConformanceReport,
  { isJson, required, timeoutMs }: ConformanceOptions,
  { print, printError }: ConformancePorts,
): ConformanceExitCode => {
  if (isJson) print(JSON.stringify(report, null, 2));
  else print(`\n${toSummary(report)}\nReport: ${report.reportUrl}`);
  if (!report.isFinished) {
    const reason = report.host ? 'The run did not finish' : 'No host has loaded the link';
    printError(`pay-status: ${reason} within ${timeoutMs / 1_000} seconds.`);
    return 2;
  }
  const unknown = findUnknown(report, required);
  if (unknown.length) {
    printError(`pay-status: --require names steps that the sandbox does not have: ${unknown.join(', ')}.`);
    return 2;
  }
  const failures = findFailures(report, required);
  const skipped = failures.filter(({ result }) => result === 'skip').map(({ id }) => id);
  if (skipped.length) printError(`pay-status: Required steps were skipped: ${skipped.join(', ')}.`);
  return failures.length ? 1 : 0;
};

const run = async (options: ConformanceOptions, ports: ConformancePorts): Promise<ConformanceExitCode> => {
  const { clock, open } = ports;
  const { isJson } = options;
  const say = isJson ? ports.printError : ports.print;
  const runs = createSandboxRuns(options.sandboxUrl, ports);
  const started = await runs.start();
  say(`Load this link in your app or frame, instead of a checkout:\n\n  ${started.url}\n`);
  if (options.open) {
    const [command = '', ...args] = options.open.map((part) => part.replaceAll('{url}', () => started.url));
    const problem = await open(command, args);
    if (problem !== undefined) {
      ports.printError(`pay-status: --open cannot start ${command}: ${problem}`);
      return 2;
    }
  }
  let printed = 0;
  const onReport = ({ steps }: ConformanceReport): void => {
    // A page that starts the run again reports no step first.
    if (steps.length < printed) printed = steps.length;
    for (const step of steps.slice(printed)) say(toStepLine(step));
    printed = steps.length;
  };
  return finish(await follow(started, runs, options, clock, onReport), options, ports);
};

/** Runs `pay-status conformance` with the arguments after `conformance`. */
export const runConformance = async (
  args: readonly string[],
  ports: ConformancePorts,
): Promise<ConformanceExitCode> => {
  try {
    const options = parseArguments(args);
    if (options) return await run(options, ports);
    ports.print(CONFORMANCE_HELP);
    return 0;
  } catch (error) {
    if (error instanceof SandboxRunError) ports.printError(`pay-status: ${error.message}`);
    else if (isPayError(error)) ports.printError(`pay-status: ${error.message} See pay-status conformance --help.`);
    else throw error;
    return 2;
  }
};
