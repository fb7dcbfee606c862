import type { DocumentReader } from '../../demo/test/support/openapi.js';
import type { Answer, ResponseChecker, SentRequest } from './check-response.js';
import { describeRequest, toRequest } from './request.js';
import type { Step } from './step.js';
import type { Delivered, FuzzContext } from './context.js';

/** One request with the problems of its answer. */
export interface Outcome {
  readonly request: string;
  readonly answer: string;
  readonly problems: readonly string[];
}

const MAX_HOLD_MS = 60_000;
/** The time limit for an answer, real milliseconds. It is generous because hashes are computed in a thread pool. */
const PATIENCE_MS = 60_000;
/** A poll that starts while another one is held may see the clock advance twice. */
const MAX_HOLDS = 3;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Changes the newest payment, while a poll is held. */
const change = async ({ gateway, known }: FuzzContext): Promise<void> => {
  const id = known.payment.at(-1);
  if (id !== undefined) await gateway.simulation.succeed(id).catch(() => undefined);
};

/** Sends a request, and advances the clock of the gateway while it is held, so that no real time passes. */
const send = async (request: Request, context: FuzzContext, { whileHeld }: Step): Promise<Answer> => {
  let hasEnded = false;
  const pending = context.gateway.fetch(request).finally(() => (hasEnded = true));
  // Awaited below; until then a rejection must not count as unhandled.
  pending.catch(() => undefined);
  const endMs = performance.now() + PATIENCE_MS;
  for (let holds = 0; !hasEnded;) {
    if (performance.now() > endMs) throw new Error('the request is never answered');
    if (context.gateway.heldPolls() > 0) {
      if (++holds > MAX_HOLDS) throw new Error('the request is held for longer than a minute');
      if (whileHeld === 'change') await change(context);
      await context.clock.advance(MAX_HOLD_MS);
    }
    await turn();
  }
  const response = await pending;
  if (response.headers.get('Content-Type') === 'text/event-stream') {
    // The stream does not end while it has a reader.
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, text: '' };
  }
  return { status: response.status, headers: response.headers, text: await response.text() };
};

interface AnswerBody {
  readonly paymentId?: unknown;
  readonly next_cursor?: unknown;
  readonly nextCursor?: unknown;
  readonly id?: unknown;
  readonly merchant?: { readonly id?: unknown };
  readonly settlements?: readonly { readonly id?: unknown }[];
  readonly data?: readonly { readonly id?: unknown }[];
}

/** Stores the ids and cursors that later requests can refer to. */
const storeIds = ({ known }: FuzzContext, operation: string, body: AnswerBody | null): void => {
  const keep = (kind: keyof FuzzContext['known'], value: unknown): void => {
    if (typeof value === 'string' && !known[kind].includes(value)) known[kind].push(value);
  };
  keep('payment', body?.paymentId);
  keep('merchant', body?.merchant?.id);
  for (const { id } of body?.settlements ?? []) keep('settlement', id);
  keep('cursor', body?.next_cursor);
  keep('cursor', body?.nextCursor);
  if (operation === 'sendTestEvent') keep('delivery', body?.id);
  if (operation === 'listDeliveries') for (const { id } of body?.data ?? []) keep('delivery', id);
};

const isJsonText = (headers: Headers): boolean => /json/i.test(headers.get('Content-Type') ?? '');

const parse = (text: string): AnswerBody | null => {
  try {
    return JSON.parse(text) as AnswerBody;
  } catch {
    return null;
  }
};

/** Sends the request of one step; resolves to an empty list if the request cannot be constructed. */
export const sendStep = async (
  step: Step,
  context: FuzzContext,
  checker: ResponseChecker,
): Promise<readonly Outcome[]> => {
  const request = toRequest(step, context);
  if (!request) return [];
  const twin = step.hasTwin ? toRequest(step, context) : undefined;
  const body = request.body ? await request.clone().text() : null;
  const sent: SentRequest = {
    method: request.method,
    path: new URL(request.url).pathname,
    body: isJsonText(request.headers) ? body : null,
  };
  const requests = [request, ...(twin ? [twin] : [])];
  const answers = await Promise.all(requests.map((each) => send(each, context, step))).catch(String);
  // An injected fault would cause answers that the document does not declare.
  context.gateway.faults.clear();
  const operation = checker.findOperationId(sent);
  if (typeof answers === 'string')
    return [{ request: describeRequest(request, body), answer: 'none', problems: [answers] }];
  const outcomes: Outcome[] = [];
  for (const answer of answers) {
    const answerBody = parse(answer.text);
    storeIds(context, operation ?? '', answerBody);
    const isRefused = step.isSound && answer.status >= 400 && answer.status !== 429;
    const failures = context.failures.splice(0).map((error) => `reported: ${String(error)}`);
    outcomes.push({
      request: describeRequest(request, body),
      answer: `${answer.status} ${answer.text.slice(0, 400)}`,
      problems: [...checker.findProblems(sent, answer), ...(isRefused ? ['refuses a valid request'] : []), ...failures],
    });
  }
  return outcomes;
};

interface Webhook {
  readonly post: {
    readonly parameters: readonly { readonly name: string; readonly schema: object }[];
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}

/** Returns the differences between a webhook and the document. */
export const webhookProblems = ({ headers, body }: Delivered, reader: DocumentReader): readonly string[] => {
  const event = JSON.parse(body) as { type?: string };
  const webhook = resolveWebhook(reader, event.type ?? '');
  if (!webhook) return [`the event ${event.type} is not declared`];
  const { parameters, requestBody } = webhook.post;
  return [
    ...parameters.flatMap(({ name, schema }) => reader.findProblems(schema, headers.get(name))),
    ...reader.findProblems(requestBody.content['application/json'].schema, event),
  ].map((problem) => `webhook ${event.type}:${problem}`);
};

const resolveWebhook = ({ resolve }: DocumentReader, type: string): Webhook | undefined =>
  resolve({ $ref: `#/webhooks/${type}` }) as Webhook | undefined;
