import type { Clock } from '../../core/clock.js';
import { ANSWER_TIMEOUT_MS } from '../protocol.js';

/** The requests that wait for an answer of the host, by id. */
export interface PendingRequests {
  /** Resolves to the answer; to false if none arrives within {@link ANSWER_TIMEOUT_MS}. Calls `onSettled` first. */
  add(id: string, onSettled: () => void): Promise<boolean>;
  /** Resolves a request. Ignores ids that are not pending. */
  settle(id: string, isAccepted: boolean): void;
  refuseAll(): void;
}

export const createPendingRequests = (clock: Pick<Clock, 'setTimeout'>): PendingRequests => {
  const pending = new Map<string, (isAccepted: boolean) => void>();
  const settle = (id: string, isAccepted: boolean): void => pending.get(id)?.(isAccepted);
  return {
    settle,
    add: (id, onSettled) =>
      new Promise((resolve) => {
        const cancel = clock.setTimeout(() => {
          settle(id, false);
        }, ANSWER_TIMEOUT_MS);
        pending.set(id, (isAccepted) => {
          cancel();
          pending.delete(id);
          onSettled();
          resolve(isAccepted);
        });
      }),
    refuseAll: () => {
      for (const [, resolve] of [...pending]) resolve(false);
    },
  };
};
