import type { Gateway } from '../../../demo/gateway/gateway.js';
import type { Fault } from '../../../demo/gateway/wire/fault.js';
import type { StoryPage } from './story-page.js';

type Ask = (request: Request) => Promise<Response>;

/** The two ends of a wire. */
export interface Ends {
  readonly gateway: Gateway;
  readonly page: StoryPage;
}

/** Wraps the gateway's handler with faults, and returns the page's `fetch`. */
export type Wire = (ask: Ask, ends: Ends) => Ask;

/** Called for each request. */
export type Happening = (ends: Ends) => void;

/** A fault on status requests. */
export type StatusFault = Omit<Fault, 'route'>;

export const addFault = (gateway: Gateway, fault: StatusFault): void => {
  gateway.faults.add({ route: 'GET /v1/gateway/*', ...fault });
};

/** Something happens while the request of this number, counted from 1, is on its way. */
export const atRequest =
  (number: number, happen: Happening): Wire =>
  (ask, ends) => {
    let count = 0;
    return async (request) => {
      // Whoever asks is not told before it has asked.
      await Promise.resolve();
      if (++count === number) happen(ends);
      return ask(request);
    };
  };

/** The first request is answered, all others meet the fault. */
export const failsAfterFirstAnswer = (fault: StatusFault): Wire =>
  atRequest(2, ({ gateway }) => {
    addFault(gateway, fault);
  });

/** A gateway of another version: its answers say something else or more. */
export const says =
  (words: Readonly<Record<string, unknown>>): Wire =>
  (ask) =>
  async (request) => {
    const response = await ask(request);
    if (!response.ok) return response;
    const body = (await response.json()) as object;
    return Response.json({ ...body, ...words }, { status: response.status, headers: response.headers });
  };

/** The first is next to the page, the last next to the gateway. */
export const joined =
  (...wires: readonly Wire[]): Wire =>
  (ask, ends) =>
    wires.reduceRight((rest, wire) => wire(rest, ends), ask);
