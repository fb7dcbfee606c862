import { createStatusHandler, type StatusHandlerOptions } from '../../../../src/server/merchant/index.js';
import { Sandbox } from '../../../support/sandbox.js';
import { settle } from '../../../support/virtual-clock.js';
import { createSandboxClient } from '../merchant.js';

export const SHOP = 'https://shop.example';

/** A request of a visitor, and its response. */
export interface Visit {
  /** The HTTP status, and the status or the error code; undefined while it waits. */
  readonly got: () => readonly [httpStatus: number, status: string] | undefined;
  readonly response: () => Response | undefined;
  readonly leave: () => void;
}

/** Opens a shop with one payment and a status handler that authorizes every request, on virtual time. */
export const openStatusShop = async (options: Partial<StatusHandlerOptions> = {}) => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  const createHandler = (more: Partial<StatusHandlerOptions> = {}) =>
    createStatusHandler({
      client: createSandboxClient(sandbox),
      authorize: () => true,
      onError: () => undefined,
      clock: sandbox.clock,
      ...options,
      ...more,
    });
  const handle = createHandler();

  /** Sends a request and waits for all that needs no timer. */
  const visit = async (maxPollMs?: number, { id = paymentId, handler = handle } = {}): Promise<Visit> => {
    const page = new AbortController();
    let got: readonly [number, string] | undefined;
    let response: Response | undefined;
    const url = `${SHOP}/status/${id}${maxPollMs === undefined ? '' : `?maxPollMs=${maxPollMs}`}`;
    void handler(new Request(url, { signal: page.signal })).then(async (answer) => {
      response = answer;
      const body = answer.status === 499 ? {} : ((await answer.clone().json()) as { status?: string; code?: string });
      got = [answer.status, body.status ?? body.code ?? ''];
    });
    await settle();
    return { got: () => got, response: () => response, leave: () => page.abort() };
  };
  /** A visitor who knows the status, and whose long poll waits. */
  const follow = async (maxPollMs: number): Promise<Visit> => {
    await visit();
    return visit(maxPollMs);
  };
  const step = async (name: Parameters<Sandbox['step']>[1]): Promise<void> => {
    await sandbox.step(paymentId, name);
    await settle();
  };
  /** The `maxPollMs` of the requests to the gateway since the last call. */
  let seen = 0;
  const takeRequests = (): (number | null)[] => {
    const requests = sandbox.requests.slice(seen);
    seen = sandbox.requests.length;
    return requests.map(({ maxPollMs }) => (maxPollMs === null ? null : Number(maxPollMs)));
  };
  return { sandbox, paymentId, handle, createHandler, visit, follow, step, takeRequests };
};

/** Makes status requests wait at the gateway until `release`, which answers them in order with what they have read. */
export const delayAnswers = (sandbox: Sandbox) => {
  const { handler } = sandbox;
  const waiting: (() => void)[] = [];
  sandbox.handler = async (request) => {
    const [answer] = await Promise.allSettled([handler(request)]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };
  return {
    release: async (): Promise<void> => {
      waiting.shift()?.();
      await settle();
    },
    stop: (): void => {
      sandbox.handler = handler;
    },
  };
};

/** Makes long polls wait forever, as at a gateway that forgets what it holds, or behind a broken connection. */
export const forgetLongPolls = (sandbox: Sandbox): void => {
  const { handler } = sandbox;
  sandbox.handler = (request) =>
    request.url.includes('maxPollMs') ? new Promise<never>(() => undefined) : handler(request);
};
