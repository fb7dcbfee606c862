import type { FrameLocator, Page } from 'playwright-core';
import type { MessageToHost } from '../../../src/host/protocol.js';
import { systemClock } from '../../../src/core/clock.js';
import { runConformance, type ConformanceExitCode } from '../../../src/cli/conformance/run-conformance.js';
import { FakeHost, type Misbehaviour } from '../../../demo/test/conformance/fake-host.js';
import type { App } from './app-bridges.js';
import { until } from './until.js';

/** The time for a whole run, milliseconds. */
const RUN_MS = 150_000;

/** How the command ended, and what it printed. */
export interface ConformanceRun {
  readonly code: ConformanceExitCode;
  readonly output: string;
}

/**
 * Runs `pay-status conformance` against a sandbox. `load` loads the link in a host.
 *
 * @param more further arguments
 */
export const checkHost = async (
  sandboxUrl: string,
  load: (link: string) => Promise<void>,
  more: readonly string[] = [],
): Promise<ConformanceRun> => {
  const lines: string[] = [];
  const print = (text: string): void => {
    lines.push(text);
  };
  let onFailure: (error: unknown) => void;
  const failure = new Promise<never>((_, reject) => {
    onFailure = reject;
  });
  const args = [sandboxUrl, '--open', 'load {url}', '--timeout', String(RUN_MS / 1_000), ...more];
  const running = runConformance(args, {
    fetch: (url, init) => fetch(url, init),
    clock: systemClock,
    print,
    printError: print,
    open: async (_command, [link = '']) => {
      void load(link).catch((error: unknown) => {
        onFailure(error);
      });
      return undefined;
    },
  });
  const code = await Promise.race([running, failure]);
  return { code, output: lines.join('\n') };
};

/** Reads a text that may be replaced, or go with a reload, at any moment. */
const readText = (page: Page | FrameLocator): Promise<string | undefined> =>
  page
    .locator('.task-text')
    .textContent({ timeout: 1_000 })
    .then((text) => text ?? undefined)
    .catch(() => undefined);

/** Follows the instructions of the page like a person, until the run is finished or `isOver` says so. */
export const followInstructions = async (
  page: Page | FrameLocator,
  onInstruction: (text: string) => void,
  isOver: () => Promise<boolean>,
): Promise<void> => {
  let last: string | undefined;
  await until(
    'the run is finished',
    async () => {
      if (await isOver()) return true;
      // Looked for first: while it is there, the instruction does not change.
      const button = page.getByRole('button', { name: 'Continue' });
      const waits = await button.isVisible().catch(() => false);
      const text = await readText(page);
      if (text !== undefined && text !== last) onInstruction(text);
      last = text ?? last;
      if (waits) await button.click({ timeout: 1_000 }).catch(() => undefined);
      return false;
    },
    RUN_MS,
  );
};

/** The person and wallet of an app, which answer the page's messages by its bridge. */
interface ConformingApp {
  readonly onInstruction: (text: string) => void;
  /** Passes on the messages since the last call. */
  readonly passMessages: () => void;
}

/** A person is faster here than in reality: six seconds are late, too. */
const SPEED = 0.6;

/**
 * Connects a host that keeps the protocol, but for its misbehaviour, to an app.
 */
export const createConformingApp = (app: App, wrong: Misbehaviour): ConformingApp => {
  const host = new FakeHost({ setTimeout: (task, ms) => systemClock.setTimeout(task, ms * SPEED) }, wrong);
  let passed = 0;
  host.connect((message) => {
    // The page may be reloading.
    app.send(message).catch(() => undefined);
  });
  return {
    onInstruction: (text) => {
      host.instruct(text, () => undefined);
    },
    passMessages: () => {
      for (const message of app.messages.slice(passed)) host.receive(message as unknown as MessageToHost);
      passed = app.messages.length;
    },
  };
};
