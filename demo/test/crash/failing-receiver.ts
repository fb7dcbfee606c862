import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strictWebhookEventSchema } from '../../gateway/wire/webhook-event.js';

/** A merchant's endpoint that often fails: it returns 500, or closes the connection before or after reading the body. */
export interface FailingReceiver {
  readonly url: string;
  /** Ids of the events whose body arrived. */
  readonly received: ReadonlySet<string>;
  /** Deliveries that were answered with 204. */
  readonly accepted: ReadonlySet<string>;
  readonly counts: { readonly requests: number; readonly failures: number };
  /** Probability of a failure, 0 to 1. */
  failureRate: number;
  readonly close: () => void;
}

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export const startFailingReceiver = async (random: () => number): Promise<FailingReceiver> => {
  const received = new Set<string>();
  const accepted = new Set<string>();
  const counts = { requests: 0, failures: 0 };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    counts.requests++;
    const fails = random() < receiver.failureRate;
    if (fails) counts.failures++;
    const mode = random();
    if (fails && mode < 0.3) {
      request.socket.destroy();
      return;
    }
    const event = strictWebhookEventSchema.parse(JSON.parse(await read(request)));
    received.add(event.id);
    if (fails && mode < 0.6) request.socket.destroy();
    else if (fails) response.writeHead(500).end();
    else {
      accepted.add(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    }
  };

  const server = createServer((request, response) => {
    // A process that is killed while it sends aborts the request.
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: FailingReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    accepted,
    counts,
    failureRate: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
};
