import { createChangeStream } from '../http/change-stream.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';

/** Notifies by server-sent events that something changed, in whichever process. */
export const addChangesRoute = (app: GatewayApp, { changes, closing }: GatewayContext): void => {
  addRoute(app, '/sandbox/changes', {
    GET({ req, body }) {
      const signal = AbortSignal.any([req.raw.signal, closing]);
      return body(createChangeStream(changes, signal), 200, { 'Content-Type': 'text/event-stream' });
    },
  });
};
