import type { Command, Limits } from './engines/limits.js';

declare global {
  /** Set by test/engines/run.ts; without it, every command is supported. */
  var __limits: Limits | undefined;
}

/** Returns true if the driver of this engine has the command. */
export const isSupported = (command: Command): boolean => !globalThis.__limits?.[command];

/** Defines a test that needs a driver command. Without it, the test is skipped, with the reason in its title. */
export const whereSupported = (command: Command, title: string, test: () => Promise<void>): void => {
  const reason = globalThis.__limits?.[command];
  if (!reason) it(title, test);
  else
    it(`${title} (${command}: ${reason})`, function () {
      this.skip();
    });
};
