import type { Clock } from '../../../core/clock.js';

/** A process that was started. */
export interface StartedProcess {
  /** Returns what it has printed so far: stdout and stderr. */
  readonly getOutput: () => string;
  readonly hasExited: () => boolean;
  /** Ends the process, and resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

/** Processes, the network and time. */
export interface TryPorts {
  /** Returns the absolute path of the command of a package that is installed for the project; undefined if it is not. */
  readonly findCommand: (packageName: string) => Promise<string | undefined>;
  /** Starts Node in the folder of the project. A variable that is undefined is removed from its environment. */
  readonly startNode: (
    args: readonly string[],
    variables: Readonly<Record<string, string | undefined>>,
  ) => StartedProcess;
  /** Returns a port that is free now on loopback. */
  readonly findFreePort: () => Promise<number>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** Calls back when the developer interrupts the command with Ctrl+C. The returned function removes the listener. */
  readonly onInterrupt: (callback: () => void) => () => void;
}
