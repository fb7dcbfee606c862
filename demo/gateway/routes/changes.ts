import { changeStream } from '../changes.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';

/** Tells by server-sent events that something changed, in whichever process. What it is, the other routes say. */
export const addChangesRoute = (app: GatewayApp, { changes, closing }: GatewayParts): void => {
  addRoute(app, '/sandbox/changes', {
    GET({ req, body }) {
      const signal = AbortSignal.any([req.raw.signal, closing]);
      return body(changeStream(changes, signal), 200, { 'Content-Type': 'text/event-stream' });
    },
  });
};
