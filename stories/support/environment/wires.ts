import type { Gateway } from '../../../demo/gateway/gateway.js';
import type { Fault } from '../../../demo/gateway/wire/fault.js';
import type { StoryPage } from './story-page.js';

type Send = (request: Request) => Promise<Response>;

/** The gateway and the page that a wire connects. */
export interface Ends {
  readonly gateway: Gateway;
  readonly page: StoryPage;
}

/** Wraps the gateway's handler with faults, and returns the page's `fetch`. */
export type Wire = (send: Send, ends: Ends) => Send;

/** Called for each request. */
export type Effect = (ends: Ends) => void;

/** A fault on status requests. */
export type StatusFault = Omit<Fault, 'route'>;

export const addFault = (gateway: Gateway, fault: StatusFault): void => {
  gateway.faults.add({ route: 'GET /v1/gateway/*', ...fault });
};

/** Runs an effect while the request with this number, counted from 1, is pending. */
export const atRequest =
  (number: number, effect: Effect): Wire =>
  (send, ends) => {
    let count = 0;
    return async (request) => {
      // Deferred until the caller's `fetch` call has returned.
      await Promise.resolve();
      if (++count === number) effect(ends);
      return send(request);
    };
  };

/** Answers the first request; the fault applies to all others. */
export const failsAfterFirstAnswer = (fault: StatusFault): Wire =>
  atRequest(2, ({ gateway }) => {
    addFault(gateway, fault);
  });

/** Applies a wire to status requests only. */
export const onStatus =
  (wire: Wire): Wire =>
  (send, ends) => {
    const wired = wire(send, ends);
    return (request) => (new URL(request.url).pathname.endsWith('/status') ? wired(request) : send(request));
  };

/** Overrides or adds fields of successful answers, as another version of the gateway would. */
export const overrideBody =
  (fields: Readonly<Record<string, unknown>>): Wire =>
  (send) =>
  async (request) => {
    const response = await send(request);
    if (!response.ok) return response;
    const body = (await response.json()) as object;
    return Response.json({ ...body, ...fields }, { status: response.status, headers: response.headers });
  };

/** Composes wires: the first is next to the page, the last next to the gateway. */
export const composeWires =
  (...wires: readonly Wire[]): Wire =>
  (send, ends) =>
    wires.reduceRight((rest, wire) => wire(rest, ends), send);
