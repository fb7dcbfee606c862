import type { HostConnection } from 'pay-status/host';
import type { PagePort } from '../steps/step.js';
import { canPostLastMessage } from './bridge.js';

interface PageUrls {
  readonly walletUrl: string;
  readonly returnUrl: string;
}

/** The page in this window. Reports the height of its content from now on. */
export const createPagePort = (connection: Pick<HostConnection, 'send'>, urls: PageUrls): PagePort => {
  const { documentElement: root } = document;
  let isOverridden = false;
  const report = (px: number): void => {
    connection.send({ type: 'height', px });
  };
  const reportContent = (): void => {
    if (!isOverridden) report(Math.ceil(root.getBoundingClientRect().height));
  };
  new ResizeObserver(reportContent).observe(root);

  return {
    ...urls,
    isFramed: window.parent !== window,
    canPostLastMessage: canPostLastMessage(window),
    getViewportHeight: () => window.innerHeight,
    reportHeight: (px) => {
      isOverridden = true;
      report(px);
    },
    restoreHeight: () => {
      isOverridden = false;
      reportContent();
    },
    onShown: (callback, signal) => {
      const onChange = (): void => {
        if (document.visibilityState === 'visible') callback();
      };
      document.addEventListener('visibilitychange', onChange, { signal });
    },
  };
};

/** Calls back with true when the page ends, and with false when it is hidden. */
export const onPageEnd = (callback: (isGone: boolean) => void): void => {
  addEventListener('pagehide', () => {
    callback(true);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') callback(false);
  });
};
