/** `SPEC: Webhook authentication`. */
export const SIGNATURE_RULES = {
  'signatures.1': 'The secret is `whsec_` and Base64 of the key',
  'signatures.2': 'The signature is an HMAC-SHA256 of the id, the timestamp and the raw body, joined by dots',
  'signatures.3': '`webhook-id` is the id of the delivery, the same for each attempt',
  'signatures.4': "`webhook-timestamp` is the attempt's time in Unix seconds",
  'signatures.5': '`webhook-signature` has an entry `v1,<Base64>` for each valid secret, separated by spaces',
  'signatures.6': 'The test and the live environment have separate secrets',
  'signatures.7': 'The secret can be shown again and rotated',
} as const;

/** `SPEC: Events`. */
export const EVENT_RULES = {
  'events.1': '`payment.created` is sent when a payment is created',
  'events.2': '`payment.processing` is sent when the buyer has committed funds',
  'events.3': '`payment.succeeded` is sent when the payment succeeds',
  'events.4': '`payment.failed` is sent when the payment fails',
  'events.5': '`payment.expired` is sent when the payment expires',
  'events.6': '`payment.cancelled` is sent when the payment is cancelled',
  'events.7': '`payment.settled` is sent when a succeeded payment is settled; its status is still `succeeded`',
  'events.8': 'An event is sent as a POST to the registered URL',
  'events.9': 'All seven types are sent, or those that the endpoint subscribed to',
  'events.10': 'A test event of each type can be sent, with `live: false`',
  'events.11': 'A succeeded payment of the test environment settles automatically',
} as const;

/** `SPEC: Events, delivery rules`, those of the sender. */
export const DELIVERY_RULES = {
  'delivery.1': 'A resent event keeps its id',
  'delivery.2': 'A timely 2xx is a success; every other status, redirects included, and no response are failures',
  'delivery.3': 'A redirect is not followed',
  'delivery.4': 'A failed delivery is retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h',
  'delivery.5': 'After the last attempt the delivery has failed and is not retried automatically',
  'delivery.6': 'A delivery can be resent',
  'delivery.7': 'All deliveries that failed since a given time can be resent together',
  'delivery.8': 'Events that never arrived can be replayed',
  'delivery.9': 'An endpoint that fails for five days is disabled and receives nothing more',
  'delivery.10': 'Deleting an endpoint stops its deliveries immediately and permanently',
} as const;
