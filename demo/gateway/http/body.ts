import { describeIssue } from '../wire/describe-issue.js';
import type { GatewayErrorCode } from '../wire/error-codes.js';
import type { z } from 'zod/mini';
import { ApiError } from './errors.js';

/** The largest request body. */
const MAX_BODY_BYTES = 256 * 1024;

/** The most problems in one error message: a short body can have thousands. */
const MAX_PROBLEMS = 10;

/** NUL and lone surrogates: valid in JSON, but no database stores them. */
export const UNSTORABLE_TEXT = /[\0\p{Surrogate}]/u;

const tooLarge = (): ApiError =>
  new ApiError('invalid_params', `The body is larger than ${MAX_BODY_BYTES} bytes`, { status: 413 });

/** Counts while it reads, because a chunked body does not announce its size. */
const readCapped = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(size);
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.byteLength), 0);
  return whole;
};

const readWhole = async (request: Request): Promise<Uint8Array> => {
  // Firefox has no Request.body; in a page the whole body is in memory anyway.
  if (request.body) return readCapped(request.body);
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > MAX_BODY_BYTES) throw tooLarge();
  return bytes;
};

const readBytes = async (request: Request): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  try {
    return await readWhole(request);
  } catch (error) {
    // The client or its network closed the connection.
    throw error instanceof ApiError ? error : new ApiError('invalid_params', 'The body is incomplete');
  }
};

/** True if the content type of the request is JSON. */
const isJson = (request: Request): boolean =>
  /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

const parse = (bytes: Uint8Array, code: GatewayErrorCode): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(code, 'The body is not valid JSON');
  }
};

/** Rejects text that no database stores. Iterative, because a body of brackets alone would overflow the stack. */
export const refuseUnstorable = (given: unknown, what: string): void => {
  const rest: unknown[] = [given];
  while (rest.length) {
    const value = rest.pop();
    if (typeof value === 'string' && UNSTORABLE_TEXT.test(value))
      throw new ApiError('params_validation', `Validation error: ${what} contains text that cannot be stored`);
    if (typeof value === 'object' && value) for (const entry of Object.entries(value)) rest.push(...entry);
  }
};

/** Parses a value by the schema, or throws an error that names its problems. */
export const readShape = <Schema extends z.ZodMiniType>(value: unknown, schema: Schema): z.infer<Schema> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const problems = issues.slice(0, MAX_PROBLEMS).map(describeIssue);
  if (issues.length > MAX_PROBLEMS) problems.push(`and ${issues.length - MAX_PROBLEMS} more`);
  throw new ApiError('params_validation', `Validation error: ${problems.join('; ')}`);
};

/**
 * Parses a JSON body by the schema; an empty body counts as `{}`.
 *
 * @param notJsonCode the code for another body, where the published descriptions do not have the usual one
 */
export const readJson = async <Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  notJsonCode: GatewayErrorCode = 'invalid_params',
): Promise<z.infer<Schema>> => {
  if (!isJson(request))
    throw new ApiError('invalid_params', 'The content type must be application/json', { status: 415 });
  const bytes = await readBytes(request);
  const body = bytes.byteLength ? parse(bytes, notJsonCode) : {};
  refuseUnstorable(body, 'the body');
  return readShape(body, schema);
};
