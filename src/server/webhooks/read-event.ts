import { webhookEventSchema, type WebhookEvent } from '../../contract/schemas/webhook-event.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';

const invalid = (why: string, cause: unknown): WebhookVerificationError =>
  new WebhookVerificationError('invalid_body', `The delivery is authentic, but its body is no event: ${why}.`, cause);

/** A byte order mark is skipped. Bytes that are no UTF-8 are refused: replaced, they would not be what was signed. */
const parse = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw invalid('it is not JSON', cause);
  }
};

/**
 * The event in a verified body. Unknown types and fields are kept (`SPEC: Events, rule 11`).
 * Throws `WebhookVerificationError` (`invalid_body`).
 */
export const readEvent = (body: Uint8Array): WebhookEvent => {
  const { data, error } = webhookEventSchema.safeParse(parse(body));
  if (data) return data;
  const path = error?.issues[0]?.path.join('.');
  throw invalid(path ? `see ${path}` : 'it is no object', error);
};
