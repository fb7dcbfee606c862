import type { Server } from 'node:http';
import type { AddressInfo, Server as SocketServer } from 'node:net';
import { createMemoryStore } from '../../../../src/server/webhooks/memory-store.js';
import { createWebhookHandler, type WebhookHandler } from '../../../../src/server/webhooks/webhook-handler.js';
import { createEvent } from './events.js';
import { NOW_MS, SECRET, signDelivery } from './signed-delivery.js';

/** Creates a handler that records the applied versions and the codes of reported errors. */
export const createRecordingHandler = (): {
  readonly handler: WebhookHandler;
  readonly versions: readonly number[];
  readonly codes: readonly unknown[];
} => {
  const versions: number[] = [];
  const codes: unknown[] = [];
  const handler = createWebhookHandler({
    secret: SECRET,
    store: createMemoryStore(),
    now: () => NOW_MS,
    onPayment: (snapshot) => {
      versions.push(snapshot.payment_state_version);
    },
    onError: (error) => {
      codes.push((error as { code?: unknown }).code ?? error);
    },
  });
  return { handler, versions, codes };
};

/** Listens on a free port of loopback; resolves to the address. */
export const listen = (server: SocketServer): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Sends a signed delivery. The spaces in its body are lost if an app parses and serializes it. */
export const deliver = async (url: string, version = 1): Promise<Response> => {
  const { headers, body } = await signDelivery(JSON.stringify(createEvent({ version }), null, 2));
  return fetch(url, { method: 'POST', headers, body });
};
