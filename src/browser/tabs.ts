import { NOOP_CHANNEL, type Tabs } from '../tracker/tab-channel.js';

const ended = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
  });

/** The tabs of this browser: a Web Lock elects the one that polls, a BroadcastChannel carries the news. */
export const browserTabs: Tabs = {
  join: (name, { onLeader: onLead, onMessage: onNews, signal }) => {
    try {
      const recall = (): readonly number[] => (localStorage.getItem(name) ?? '').split(',').map(Number);
      // Throws where storage is refused.
      recall();
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => {
        onNews(data);
      };
      signal.addEventListener('abort', () => {
        channel.close();
      });
      const untilEnd = (): Promise<unknown> => {
        onLead();
        return ended(signal);
      };
      navigator.locks.request(name, { signal }, untilEnd).catch(() => {
        // The signal ended it, or locks are refused here: an opaque origin.
        if (!signal.aborted) onLead();
      });
      return {
        broadcast: (news) => {
          if (!signal.aborted) channel.postMessage(news);
        },
        readRequestTimes: recall,
        writeRequestTimes: (numbers) => {
          try {
            if (numbers.length) localStorage.setItem(name, numbers.join());
            else localStorage.removeItem(name);
          } catch {
            // No room: what this tab asked is known to itself.
          }
        },
      };
    } catch {
      // An insecure context, an old browser: each tab for itself.
      onLead();
      return NOOP_CHANNEL;
    }
  },
  tryLock: (name, signal) =>
    new Promise<boolean>((resolve, reject) => {
      const hold = (lock: Lock | null): Promise<unknown> | null => {
        resolve(lock !== null);
        return lock && ended(signal);
      };
      navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
    }).catch(() => true),
};
