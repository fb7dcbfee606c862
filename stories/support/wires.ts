import type { Gateway } from '../../demo/gateway/app.js';
import type { Fault } from '../../demo/gateway/faults/fault.js';

type Ask = (request: Request) => Promise<Response>;

/** What lies between the page and the gateway: turns the gateway's handler into the page's `fetch`. */
export type Wire = (ask: Ask, gateway: Gateway) => Ask;

/** A fault on status requests. */
export type StatusFault = Omit<Fault, 'route'>;

export const addFault = (gateway: Gateway, fault: StatusFault): void => {
  gateway.faults.add({ route: 'GET /v1/gateway/*', ...fault });
};

/** The first request is answered, all others meet the fault. */
export const failsAfterFirstAnswer =
  (fault: StatusFault): Wire =>
  (ask, gateway) => {
    let isFirst = true;
    return async (request) => {
      const response = await ask(request);
      if (isFirst) addFault(gateway, fault);
      isFirst = false;
      return response;
    };
  };

/** A gateway of another version: its answers say something else or more. */
export const says =
  (words: Readonly<Record<string, unknown>>): Wire =>
  (ask) =>
  async (request) => {
    const response = await ask(request);
    const body = (await response.json()) as object;
    return Response.json({ ...body, ...words }, { status: response.status, headers: response.headers });
  };
