import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Counts the status requests to a server of this process, including CORS preflights. */
export interface RequestCount {
  readonly count: (paymentId: string) => { readonly requests: number; readonly preflights: number };
  readonly stop: () => void;
}

const CHANNEL = 'http.server.request.start';

export const countRequests = (): RequestCount => {
  const seen: { readonly url: string; readonly isPreflight: boolean }[] = [];
  const onRequest = (message: unknown): void => {
    const { method, url = '' } = (message as { request: IncomingMessage }).request;
    if (url.startsWith('/v1/')) seen.push({ url, isPreflight: method === 'OPTIONS' });
  };
  subscribe(CHANNEL, onRequest);
  return {
    count: (paymentId) => {
      const own = seen.filter(({ url }) => url.includes(`/${paymentId}/status`));
      const preflights = own.filter(({ isPreflight }) => isPreflight).length;
      return { requests: own.length - preflights, preflights };
    },
    stop: () => {
      unsubscribe(CHANNEL, onRequest);
    },
  };
};
