import type { Context } from 'hono';
import { ApiError } from '../http/errors.js';
import type { GatewayApp, GatewayEnv } from './gateway-context.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Handler = (context: Context<GatewayEnv>) => Promise<Response> | Response;

/** Adds the handlers of one path, and responds to every other method with 405 and `Allow`. */
export const addRoute = (app: GatewayApp, path: string, handlers: Readonly<Partial<Record<Method, Handler>>>): void => {
  for (const [method, handler] of Object.entries(handlers)) app.on(method, path, handler);
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const Allow = allowed.join(', ');
  app.all(path, ({ req }) => {
    throw new ApiError('invalid_params', `${req.method} is not allowed here, use ${Allow}`, {
      status: 405,
      headers: { Allow },
    });
  });
};
