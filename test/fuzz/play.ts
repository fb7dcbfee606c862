import type { DocumentReader } from '../../demo/test/support/openapi.js';
import type { Answer, Asked, Judge } from './judge.js';
import { describeRequest, toRequest } from './request.js';
import type { Step } from './step.js';
import type { Delivered, World } from './world.js';

/** One request with what was wrong with its answer. */
export interface Outcome {
  readonly request: string;
  readonly answer: string;
  readonly problems: readonly string[];
  /** The operation, the status and the error code, for a look at what was reached. */
  readonly reached: string;
}

const MAX_HOLD_MS = 60_000;
/** So long an answer may take before it counts as lost, real milliseconds: hashes are made outside of the loop, when there is room. */
const PATIENCE_MS = 10_000;
/** A poll that starts while another one is held may see time pass twice. */
const MAX_HOLDS = 3;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What happens to a payment while its poll is held. */
const change = async ({ gateway, known }: World): Promise<void> => {
  const id = known.payment.at(-1);
  if (id !== undefined) await gateway.simulation.succeed(id).catch(() => undefined);
};

/** Lets gateway time pass while the request is held, so that nothing waits for real. */
const send = async (request: Request, world: World, { whileHeld }: Step): Promise<Answer> => {
  let hasEnded = false;
  const pending = world.gateway.fetch(request).finally(() => (hasEnded = true));
  // Looked at below; here it only must not count as unhandled.
  pending.catch(() => undefined);
  const endMs = performance.now() + PATIENCE_MS;
  for (let holds = 0; !hasEnded;) {
    if (performance.now() > endMs) throw new Error('the request is never answered');
    if (world.gateway.heldPolls() > 0) {
      if (++holds > MAX_HOLDS) throw new Error('the request is held for longer than a minute');
      if (whileHeld === 'change') await change(world);
      await world.clock.advance(MAX_HOLD_MS);
    }
    await turn();
  }
  const response = await pending;
  if (response.headers.get('Content-Type') === 'text/event-stream') {
    // It would go on as long as somebody listens.
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, text: '' };
  }
  return { status: response.status, headers: response.headers, text: await response.text() };
};

interface Learned {
  readonly paymentId?: unknown;
  readonly next_cursor?: unknown;
  readonly nextCursor?: unknown;
  readonly id?: unknown;
  readonly data?: readonly { readonly id?: unknown }[];
  readonly options?: readonly { readonly id?: unknown }[];
  readonly code?: unknown;
}

/** Keeps what later requests can refer to. */
const learn = ({ known }: World, operation: string, { path }: Asked, body: Learned | null): void => {
  const keep = (kind: keyof World['known'], value: unknown): void => {
    if (typeof value === 'string' && !known[kind].includes(value)) known[kind].push(value);
  };
  keep('payment', body?.paymentId);
  keep('cursor', body?.next_cursor);
  keep('cursor', body?.nextCursor);
  if (operation === 'sendTestEvent') keep('delivery', body?.id);
  if (operation === 'listDeliveries') for (const { id } of body?.data ?? []) keep('delivery', id);
  if (operation !== 'getPaymentOptions') return;
  const payment = known.payment.find((id) => path.includes(id));
  for (const { id } of body?.options ?? []) {
    if (payment === undefined || typeof id !== 'string' || known.option.includes(id)) continue;
    known.option.push(id);
    known.offered.push(payment);
  }
};

const isJsonText = (headers: Headers): boolean => /json/i.test(headers.get('Content-Type') ?? '');

const parse = (text: string): Learned | null => {
  try {
    return JSON.parse(text) as Learned;
  } catch {
    return null;
  }
};

/** Plays one step; undefined when it is none that can be sent. */
export const play = async (step: Step, world: World, judge: Judge): Promise<readonly Outcome[]> => {
  const request = toRequest(step, world);
  if (!request) return [];
  const twin = step.hasTwin ? toRequest(step, world) : undefined;
  const body = request.body ? await request.clone().text() : null;
  const asked: Asked = {
    method: request.method,
    path: new URL(request.url).pathname,
    body: isJsonText(request.headers) ? body : null,
  };
  const requests = [request, ...(twin ? [twin] : [])];
  const answers = await Promise.all(requests.map((each) => send(each, world, step))).catch(String);
  // A fault would make the gateway answer what no document declares.
  world.gateway.faults.clear();
  const operation = judge.operationOf(asked);
  if (typeof answers === 'string')
    return [{ request: describeRequest(request, body), answer: 'none', problems: [answers], reached: 'none' }];
  return answers.map((answer) => {
    const learned = parse(answer.text);
    learn(world, operation ?? '', asked, learned);
    const isRefused = step.isSound && answer.status >= 400 && answer.status !== 429;
    const failures = world.failures.splice(0).map((error) => `reported: ${String(error)}`);
    return {
      request: describeRequest(request, body),
      answer: `${answer.status} ${answer.text.slice(0, 400)}`,
      problems: [...judge.findProblems(asked, answer), ...(isRefused ? ['refuses what is in order'] : []), ...failures],
      reached: [operation ?? 'none', answer.status, answer.status >= 400 ? learned?.code : ''].join(' ').trim(),
    };
  });
};

interface Webhook {
  readonly post: {
    readonly parameters: readonly { readonly name: string; readonly schema: object }[];
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}

/** What is wrong with a webhook, by what the document says of its type. */
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
