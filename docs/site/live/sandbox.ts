import { abortable } from '../../../demo/gateway/core/abort.js';
import { toUrl } from './base.js';
import type { Answer } from './gateway.js';

/** The address below which this page answers its own requests. */
const SANDBOX = toUrl('sandbox/');

let gateway: Promise<Answer> | undefined;

/** Loads the sandbox gateway with the first request: a checkout is shown before. */
const loadGateway = (): Promise<Answer> =>
  (gateway ??= import('./gateway.js').then(({ openGateway }) => openGateway(toUrl('.').slice(0, -1))));

/** The expiries of the payments of this page, Unix seconds, by their ids. */
const expiries = new Map<string, number>();

const answer = async (url: URL, init: RequestInit): Promise<Response> => {
  const [id = '', route = ''] = url.href.slice(SANDBOX.length).split(/[/?]/);
  const signal = init.signal ?? new AbortController().signal;
  const text = typeof init.body === 'string' ? init.body : '{}';
  const call = {
    route,
    body: JSON.parse(text) as Record<string, unknown>,
    holdMs: Number(url.searchParams.get('maxPollMs')),
    signal,
  };
  const payment = { id, expiresAt: expiries.get(id) ?? 0 };
  return abortable(
    signal,
    loadGateway().then((respond) => respond(payment, call)),
  );
};

let isAnswering = false;

/** Replaces the network for the requests to {@link SANDBOX}, so that none of them leaves the page. */
const answerInPage = (): void => {
  if (isAnswering) return;
  isAnswering = true;
  const network = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.href.startsWith(SANDBOX) ? answer(url, init) : network(input, init);
  };
};

/** Returns the addresses of a new payment, as attributes of an element. */
export const openSandbox = (paymentId: string, expiresAt: number) => {
  answerInPage();
  expiries.set(paymentId, expiresAt);
  const payment = SANDBOX + paymentId;
  return { 'status-url': `${payment}/status`, 'pay-url': payment, 'cancel-url': `${payment}/cancel` };
};
