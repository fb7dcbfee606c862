import type { Context } from 'hono';
import type { OperationResponse } from '../services/idempotency.js';

/** The response of an operation that runs once per idempotency key. */
export const toResponse = (context: Context, { status, body }: OperationResponse): Response =>
  context.body(body, status, { 'Content-Type': 'application/json' });
