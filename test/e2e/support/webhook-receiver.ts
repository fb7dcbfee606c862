import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve, type Served } from './serve.js';

interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver extends Served {
  readonly received: readonly ReceivedWebhook[];
  /** The HTTP status of the next responses. */
  status: number;
  /** The body of the next responses. */
  body: string;
}

/** A merchant's endpoint in the test's own process. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: ReceivedWebhook[] = [];
  const { url, close } = await serve((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(receiver.status).end(receiver.body);
    });
  });
  const receiver: WebhookReceiver = {
    url: `${url}/webhooks`,
    received,
    status: 200,
    body: '',
    close,
  };
  return receiver;
};
