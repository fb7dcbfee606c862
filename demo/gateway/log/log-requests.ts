import { hasDamagedBody } from '../faults/damaged-body.js';
import { decode, getPaymentId } from '../routes/payment-id.js';
import { strictPaymentIdSchema } from '../wire/identifiers.js';
import type { LogEntry, RequestEntry } from './entry.js';
import { redact } from './redact.js';

type Respond = (request: Request) => Promise<Response>;

interface LogOptions {
  readonly respond: Respond;
  readonly onLog: (entry: LogEntry) => void;
  /** The clock of the machine, Unix milliseconds. */
  readonly nowMs: () => number;
  /** The hosts of the gateway besides loopback. */
  readonly hosts: readonly string[];
}

type Details = Pick<RequestEntry, 'paymentId' | 'code'>;

/** Only valid payment ids: any other text is the caller's. */
const readPaymentId = (text: unknown): Pick<Details, 'paymentId'> => {
  const { success, data } = strictPaymentIdSchema.safeParse(text);
  return success ? { paymentId: data } : {};
};

const readPath = (path: string, hosts: readonly string[]): Details => {
  const [, text] = /\/payments?\/([^/]+)/.exec(path) ?? [];
  return text === undefined ? {} : readPaymentId(getPaymentId(decode(text), hosts));
};

/** The payment that was created, or the error code. */
const readResponse = async (request: Request, response: Response): Promise<Details> => {
  const mayHaveDetails = response.status >= 400 || request.method === 'POST';
  if (!mayHaveDetails || request.method === 'HEAD' || hasDamagedBody(response)) return {};
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { paymentId, code } = (body ?? {}) as { readonly paymentId?: unknown; readonly code?: unknown };
  const isRefused = response.status >= 400 && typeof code === 'string';
  return { ...readPaymentId(paymentId), ...(isRefused && { code }) };
};

/** Responds by `respond`, and logs each request once it has ended. */
export const logRequests = ({ respond, onLog, nowMs, hosts }: LogOptions): Respond => {
  const log = (request: Request, startMs: number, status: number | null, details: Details): void => {
    const { pathname } = new URL(request.url);
    const atMs = nowMs();
    onLog({
      kind: 'request',
      atMs,
      method: request.method,
      path: redact(pathname),
      status,
      durationMs: atMs - startMs,
      ...readPath(pathname, hosts),
      ...details,
    });
  };

  return async (request) => {
    const startMs = nowMs();
    try {
      const response = await respond(request);
      log(request, startMs, response.status, await readResponse(request, response));
      return response;
    } catch (error) {
      log(request, startMs, null, {});
      throw error;
    }
  };
};
