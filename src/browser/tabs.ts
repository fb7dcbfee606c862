import { MAX_LENGTHS } from '../contract/limits.js';
import { notify } from '../core/listeners.js';
import { NOOP_CHANNEL, type Tabs } from '../tracker/tab-channel.js';

const untilAborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
  });

/** The tabs of this browser: a Web Lock elects the leader, a BroadcastChannel carries the messages. */
export const browserTabs: Tabs = {
  join: (name, { onLeader, onMessage, signal }) => {
    try {
      // Throws if storage is missing or blocked.
      localStorage.getItem(name);
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => {
        notify(onMessage, data);
      };
      signal.addEventListener('abort', () => {
        channel.close();
      });
      const onLock = (): Promise<unknown> => {
        notify(onLeader);
        return untilAborted(signal);
      };
      navigator.locks.request(name, { signal }, onLock).catch(() => {
        // The signal was aborted, or locks are blocked: an opaque origin.
        if (!signal.aborted) notify(onLeader);
      });
      return {
        broadcast: (message) => {
          if (!signal.aborted) channel.postMessage(message);
        },
        readRequestTimes: () => {
          try {
            const times = localStorage.getItem(name);
            return times && times.length <= MAX_LENGTHS.MESSAGE ? times.split(',').map(Number) : [];
          } catch {
            // The user has blocked storage meanwhile.
            return [];
          }
        },
        writeRequestTimes: (times) => {
          try {
            if (times.length) localStorage.setItem(name, times.join());
            else localStorage.removeItem(name);
          } catch {
            // Storage is full, or blocked meanwhile: the other tabs do not see these requests.
          }
        },
      };
    } catch {
      // An insecure context or an old browser: each tab is its own leader.
      notify(onLeader);
      return NOOP_CHANNEL;
    }
  },
  tryLock: (name, signal) =>
    new Promise<boolean>((resolve, reject) => {
      const onLock = (lock: Lock | null): Promise<unknown> | null => {
        resolve(lock !== null);
        return lock && untilAborted(signal);
      };
      navigator.locks.request(name, { ifAvailable: true }, onLock).catch(reject);
    }).catch(() => true),
};
