import type { Command, Limits } from './engines/limits.js';

declare global {
  /** Set by test/engines/run.ts; without it, every command is there. */
  var __limits: Limits | undefined;
}

/** Returns true if the driver of this engine has the command. */
export const isSupported = (command: Command): boolean => !globalThis.__limits?.[command];

/** A test for engines whose driver has the command; in the others it is skipped, and its title says why. */
export const whereSupported = (command: Command, title: string, test: () => Promise<void>): void => {
  const reason = globalThis.__limits?.[command];
  if (!reason) it(title, test);
  else
    it(`${title} (${command}: ${reason})`, function () {
      this.skip();
    });
};
