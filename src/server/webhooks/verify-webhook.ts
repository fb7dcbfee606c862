import type { WebhookEvent } from '../../contract/schemas/webhook-event.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';
import { readDeliveryHeaders } from './delivery-headers.js';
import { readRawBody, type WebhookDelivery } from './raw-body.js';
import { readEvent } from './read-event.js';
import { readSecrets } from './secret.js';
import { hasMatchingDigest, signedContent } from './signature.js';
import { checkTimestamp, type TimestampOptions } from './timestamp.js';

/** How to verify. */
export type VerifyWebhookOptions = TimestampOptions;

/**
 * The event of a webhook delivery, once it is certain who sent it (`SPEC: Webhook authentication`). Give every secret
 * that is valid now: after a rotation the previous one still is for 24 hours.
 *
 * Rejects with `WebhookVerificationError` for a delivery to answer with 400, and with `ConfigurationError` for secrets,
 * options and bodies with which none could be verified. The event may be one that was received before, and may be
 * of the test mode: see `createWebhookHandler`, or `data.live` and `id`.
 */
export const verifyWebhook = async (
  input: Request | WebhookDelivery,
  secret: string | readonly string[],
  options: VerifyWebhookOptions = {},
): Promise<WebhookEvent> => {
  const keys = readSecrets(secret);
  const { id, timestamp, digests } = readDeliveryHeaders(input.headers);
  checkTimestamp(timestamp, options);
  const { content, body } = signedContent(id, timestamp, await readRawBody(input));
  if (!(await hasMatchingDigest(content, keys, digests))) {
    throw new WebhookVerificationError(
      'no_matching_signature',
      'No signature is right. Check that the secret is that of this endpoint and mode, and that the body is the raw one.',
    );
  }
  return readEvent(body);
};
