import { webhookEventSchema, type WebhookEvent } from '../../contract/schemas/webhook-event.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';

const createInvalidBodyError = (reason: string, cause: unknown): WebhookVerificationError =>
  new WebhookVerificationError(
    'invalid_body',
    `The delivery is authentic, but its body is not an event: ${reason}.`,
    cause,
  );

/** Skips a byte order mark. Refuses invalid UTF-8: replacement characters would differ from the signed bytes. */
const parseJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw createInvalidBodyError('invalid JSON', cause);
  }
};

/**
 * Parses a verified body. Unknown types and fields are kept (`SPEC: Events, rule 11`).
 *
 * @throws WebhookVerificationError `invalid_body`
 */
export const parseEvent = (body: Uint8Array): WebhookEvent => {
  const { data, error } = webhookEventSchema.safeParse(parseJson(body));
  if (data) return data;
  const path = error?.issues[0]?.path.join('.');
  throw createInvalidBodyError(path ? `invalid ${path}` : 'not an object', error);
};
