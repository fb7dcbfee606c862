import type { Tabs } from '../tracker/tabs.js';

/** The tabs of this browser: a Web Lock elects the one that polls, a BroadcastChannel carries the news. */
export const browserTabs: Tabs = {
  join: (name, { onLead, onNews, signal }) => {
    try {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => {
        onNews(data);
      };
      signal.addEventListener('abort', () => {
        channel.close();
      });
      const untilEnd = (): Promise<void> => {
        onLead();
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            resolve();
          });
        });
      };
      navigator.locks.request(name, { signal }, untilEnd).catch(() => {
        // The signal ended it, or locks are refused here: an opaque origin.
        if (!signal.aborted) onLead();
      });
      return (news) => {
        if (!signal.aborted) channel.postMessage(news);
      };
    } catch {
      // An insecure context, an old browser: each tab for itself.
      onLead();
      return () => undefined;
    }
  },
};
