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

/** Stores the run of this document. */
export interface RunStore {
  read(): SavedRun | undefined;
  write(run: SavedRun): void;
  clear(): void;
}

const isRun = (value: unknown): value is SavedRun =>
  typeof value === 'object' && value !== null && 'runId' in value && 'steps' in value && Array.isArray(value.steps);

/**
 * Stores the run in the state of the history entry. It survives a reload, also in a frame of another site, where browsers may
 * withhold the storage.
 */
export const createRunStore = (history: Pick<History, 'state' | 'replaceState'>): RunStore => ({
  read: () => {
    const state: unknown = history.state;
    return isRun(state) ? state : undefined;
  },
  write: (run) => {
    history.replaceState(run, '');
  },
  clear: () => {
    history.replaceState(null, '');
  },
});
