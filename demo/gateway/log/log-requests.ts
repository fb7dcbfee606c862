import { strictPaymentIdSchema } from '../wire/identifiers.js';
import { sentPartOf } from '../faults/truncate.js';
import { decode, paymentIdIn } from '../routes/payment-id.js';
import type { LogEntry, RequestEntry } from './entry.js';
import { redact } from './redact.js';

type Answer = (request: Request) => Promise<Response>;

interface LogOptions {
  readonly answer: Answer;
  readonly onLog: (entry: LogEntry) => void;
  /** The clock of the machine, Unix milliseconds. */
  readonly nowMs: () => number;
  readonly baseUrl: string;
}

type Told = Pick<RequestEntry, 'paymentId' | 'code'>;

/** Only what is a payment id: anything else there is what a stranger typed. */
const paymentIdOf = (text: unknown): Pick<Told, 'paymentId'> => {
  const { success, data } = strictPaymentIdSchema.safeParse(text);
  return success ? { paymentId: data } : {};
};

const inPath = (path: string, baseUrl: string): Told => {
  const [, text] = /\/payments?\/([^/]+)/.exec(path) ?? [];
  return text === undefined ? {} : paymentIdOf(paymentIdIn(decode(text), baseUrl));
};

/** What the answer says of a payment that was created, or of a refusal. */
const inAnswer = async (request: Request, response: Response): Promise<Told> => {
  const isWorthReading = response.status >= 400 || request.method === 'POST';
  if (!isWorthReading || request.method === 'HEAD' || sentPartOf(response)) return {};
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { paymentId, code } = (body ?? {}) as { readonly paymentId?: unknown; readonly code?: unknown };
  const isRefused = response.status >= 400 && typeof code === 'string';
  return { ...paymentIdOf(paymentId), ...(isRefused && { code }) };
};

/** Answers as before and tells of each request once it is over. */
export const logRequests = ({ answer, onLog, nowMs, baseUrl }: LogOptions): Answer => {
  const tell = (request: Request, startMs: number, status: number | null, told: Told): void => {
    const { pathname } = new URL(request.url);
    const atMs = nowMs();
    onLog({
      kind: 'request',
      atMs,
      method: request.method,
      path: redact(pathname),
      status,
      durationMs: atMs - startMs,
      ...inPath(pathname, baseUrl),
      ...told,
    });
  };

  return async (request) => {
    const startMs = nowMs();
    try {
      const response = await answer(request);
      tell(request, startMs, response.status, await inAnswer(request, response));
      return response;
    } catch (error) {
      tell(request, startMs, null, {});
      throw error;
    }
  };
};
