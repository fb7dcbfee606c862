import type { ConformanceStep } from '../gateway/wire/conformance.js';
import type { StepId } from '../gateway/wire/conformance-steps.js';
import type { ReloadState } from './steps/step.js';

/** A run as far as it has come. It survives reloads of the page. */
export interface SavedRun {
  readonly runId: string;
  readonly steps: readonly ConformanceStep[];
  /** The address that signs, once it is known. */
  readonly address?: string;
  /** The step that has reloaded the page. */
  readonly current?:
    | {
        readonly id: StepId;
        /** Unix milliseconds. */
        readonly startedAt: number;
        readonly state: ReloadState;
      }
    | undefined;
  readonly isFinished: boolean;
}

/** Stores the run of this tab. */
export interface RunStore {
  read(): SavedRun | undefined;
  write(run: SavedRun): void;
  clear(): void;
}

const KEY = 'pay-status-conformance';

const isRun = (value: unknown): value is SavedRun =>
  typeof value === 'object' && value !== null && 'runId' in value && 'steps' in value && Array.isArray(value.steps);

/** Stores the run in the session storage of the tab or WebView. Without storage, a run does not survive a reload. */
export const createRunStore = (getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): RunStore => ({
  read: () => {
    try {
      const value: unknown = JSON.parse(getStorage().getItem(KEY) ?? 'null');
      return isRun(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  write: (run) => {
    try {
      getStorage().setItem(KEY, JSON.stringify(run));
    } catch {
      // Storage is off: the steps that reload start again.
    }
  },
  clear: () => {
    try {
      getStorage().removeItem(KEY);
    } catch {
      // There is nothing stored then.
    }
  },
});
