import type { WebhookEvent } from '../../contract/schemas/webhook-event.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';
import { readDeliveryHeaders } from './delivery-headers.js';
import { parseEvent } from './parse-event.js';
import { readMaxBodyBytes, type BodyOptions } from './read-capped-body.js';
import { readRawBody, type WebhookDelivery } from './raw-body.js';
import { readSecrets } from './secret.js';
import { isAuthentic, toSignedContent } from './signature.js';
import { checkTimestamp, type TimestampOptions } from './timestamp.js';

/** Options of {@link verifyWebhook}: the tolerated age of a timestamp, the clock, and the largest body. */
export interface VerifyWebhookOptions extends TimestampOptions, BodyOptions {}

/**
 * Verifies the signature and the timestamp of a delivery and returns its event (`SPEC: Webhook authentication`). The event
 * may be a duplicate or of test mode: check `id` and `data.live`, or use `createWebhookHandler`, which does.
 *
 * @param secret every secret that is valid now: after a rotation the previous one is valid for another 24 hours
 * @throws WebhookVerificationError answer such a delivery with 400, or with 413 if its code is `body_too_large`
 * @throws ConfigurationError for secrets, options and bodies with which no delivery could be verified
 */
export const verifyWebhook = async (
  input: Request | WebhookDelivery,
  secret: string | readonly string[],
  options: VerifyWebhookOptions = {},
): Promise<WebhookEvent> => {
  const keys = readSecrets(secret);
  const maxBodyBytes = readMaxBodyBytes(options);
  const { id, timestamp, digests } = readDeliveryHeaders(input.headers);
  checkTimestamp(timestamp, options);
  const { content, body } = toSignedContent(id, timestamp, await readRawBody(input, maxBodyBytes));
  if (!(await isAuthentic(content, keys, digests))) {
    throw new WebhookVerificationError(
      'no_matching_signature',
      'No matching signature. Check that the secret is that of this endpoint and mode, and that the body is the raw one.',
    );
  }
  return parseEvent(body);
};
