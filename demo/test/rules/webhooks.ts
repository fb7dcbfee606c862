/** `SPEC: Webhook authentication`. */
export const SIGNATURE_RULES = {
  'signatures.1': 'The secret is `whsec_` and Base64; what it decodes to is the key',
  'signatures.2': 'The digest is HMAC-SHA256 over id, timestamp and the body as it is sent, joined by points',
  'signatures.3': '`webhook-id` is that of the delivery, the same on each attempt',
  'signatures.4': "`webhook-timestamp` is the attempt's time in Unix seconds",
  'signatures.5': '`webhook-signature` has one entry `v1,` and Base64 for each valid secret, apart by blanks',
  'signatures.6': 'Test and live each have a secret of their own',
  'signatures.7': 'The secret can be shown again, and rotated',
} as const;

/** `SPEC: Events`. */
export const EVENT_RULES = {
  'events.1': '`payment.created` tells that a payment was created',
  'events.2': '`payment.processing` tells that the buyer committed funds',
  'events.3': '`payment.succeeded` tells that it succeeded',
  'events.4': '`payment.failed` tells that it failed',
  'events.5': '`payment.expired` tells that it expired',
  'events.6': '`payment.cancelled` tells that it was cancelled',
  'events.7': '`payment.settled` tells that a succeeded payment was settled, and still says `succeeded`',
  'events.8': 'An event is a POST to the URL that was registered',
  'events.9': 'All seven types are sent, or those that the endpoint asks for',
  'events.10': 'A test event of each type can be sent, and says `live: false`',
  'events.11': 'A succeeded payment of the test environment settles by itself',
} as const;

/** `SPEC: Events, delivery rules`, those of the sender. */
export const DELIVERY_RULES = {
  'delivery.1': 'An event that is sent again has the id that it had',
  'delivery.2': 'A 2xx in time is a success; every other status, redirects too, and no answer are failures',
  'delivery.3': 'A redirect is not followed',
  'delivery.4': 'A failure is followed by attempts after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h',
  'delivery.5': 'After the last one the delivery has failed, and is not tried again by itself',
  'delivery.6': 'A delivery can be resent',
  'delivery.7': 'All that failed since a time can be resent at once',
  'delivery.8': 'Events that never arrived can be replayed',
  'delivery.9': 'An endpoint to which everything fails for five days is disabled and gets nothing more',
  'delivery.10': 'Deleting an endpoint stops its deliveries at once and for good',
} as const;
