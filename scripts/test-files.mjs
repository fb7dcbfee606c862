// Runs files of node:test in the given order, on all processors: `node --test` sorts them by name and leaves one processor
// free. Files can share a process, because starting one would take most of their time.
// test-files.mjs [--concurrency <processes>] [--browser] [--files-per-process <files>] <file> ...
import { run } from 'node:test';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { writeBatches } from './test-batches.mjs';
import { CHROMIUM_ARGS, findHeadlessBrowser } from './find-browser.mjs';
import report from './node-reporter.mjs';

/** The time limit for a file, milliseconds. It also ends a file that leaves something running. */
const TIMEOUT_MS = 900_000;

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    /** Starts one Chromium for all files: test/e2e/support/browser.ts finds it. */
    browser: { type: 'boolean', default: false },
    'files-per-process': { type: 'string', default: '1' },
  },
});

const launch = () =>
  chromium.launchServer({ executablePath: findHeadlessBrowser(), args: CHROMIUM_ARGS, host: '127.0.0.1', port: 0 });

const browser = options.browser ? await launch() : undefined;
if (browser) process.env.BROWSER_SERVER = browser.wsEndpoint();

const batches = writeBatches(files, Number(options['files-per-process']));

const tests = run({
  files: batches.files,
  concurrency: Number(options.concurrency),
  timeout: TIMEOUT_MS,
});
tests.on('test:fail', () => {
  process.exitCode = 1;
});
await tests.compose(report).forEach((text) => process.stdout.write(text));
await browser?.close();
batches.remove();
