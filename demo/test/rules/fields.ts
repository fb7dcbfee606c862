/** `SPEC: Resources and their fields`, those of requests and responses. */
export const FIELD_RULES = {
  'fields.amount.1': 'A fiat `unit` is `iso4217/<currency>`',
  'fields.amount.2': 'A chain `unit` is `caip19/<chain>/<asset>`',
  'fields.amount.3': '`value` is a string of digits',

  'fields.create.1': '`amount` is required',
  'fields.create.2': '`referenceId` is a required string',
  'fields.create.3': '`checkout` is absent, null or an object',
  'fields.create.4': '`checkout.successUrl` and `checkout.errorUrl` are URLs',
  'fields.create.5': '`expiresAt` is absent, null or an integer in Unix seconds',

  'fields.created.1': '`paymentId` begins with `pay_`',
  'fields.created.2': '`status` is the status of a new payment',
  'fields.created.3': '`isFinal` is true if the status is final',
  'fields.created.4': '`expiresAt` is an integer in Unix seconds, equal to that of the request if given',
  'fields.created.5': '`gatewayUrl` is a URL',
  'fields.created.6': '`pollInMs` is an integer in milliseconds, 0 or more',

  'fields.status.1': '`status` is one of the six statuses',
  'fields.status.2': '`isFinal` is true only for `succeeded`, `failed`, `expired` and `cancelled`',
  'fields.status.3': '`pollInMs` is an integer in milliseconds, and absent or null once the payment is final',
  'fields.status.4': '`failureCode` is present only with `failed`; its one value is `declined_user`',
  'fields.status.5': '`info` is present with `succeeded`, and null or absent otherwise',

  'fields.info.1': '`optionAmount` is a chain amount with its display',
  'fields.info.2': '`display` has six fields: `decimals` is an integer, the others are strings',
  'fields.info.3': '`txId` is the transaction on the chain',

  'fields.cancelled.1': '`paymentId` is the id of the payment',
  'fields.cancelled.2': '`status` is `cancelled`',
  'fields.cancelled.3': '`cancelledReason` is a string',
  'fields.cancelled.4': '`cancelledAt` is the time of the cancellation',

  'fields.list.1': '`data` is an array, `stats` an object',
  'fields.list.2': '`next_cursor` is a string, or null on the last page',
  'fields.item.1': 'An item has all 23 fields',
  'fields.item.2':
    '`is_terminal` is a boolean; `token_decimals`, `nonce` and `fiat_amount` are integers; the rest are strings',
  'fields.stats.1': '`total_customers` is an integer',
  'fields.stats.2': '`total_revenue` is an integer in one currency',
  'fields.stats.3': '`total_transactions` is an integer',

  'fields.error.1': '`code` is a known error code',
  'fields.error.2': '`message` is a string',
} as const;

/** `SPEC: Resources and their fields`, those of webhooks. */
export const WEBHOOK_FIELD_RULES = {
  'fields.event.1': '`id` begins with `evt_` and is unique',
  'fields.event.2': '`type` is one of the seven event types',
  'fields.event.3': '`created_at` is an ISO 8601 time in UTC',
  'fields.event.4': '`data` is a full snapshot of the payment, whatever the event',

  'fields.snapshot.1': '`payment_id`, `merchant_id` and `reference_id` are those of the payment',
  'fields.snapshot.2': '`live` is false for a test payment, true for a live one',
  'fields.snapshot.3': '`payment_state_version` is 0 at first, and increases with every change',
  'fields.snapshot.4': '`status` is one of the six statuses; that of a settled payment is `succeeded`',
  'fields.snapshot.5': '`amount` is the fiat amount of the payment',
  'fields.snapshot.6': '`created_at` and `expires_at` are ISO 8601 times',
  'fields.snapshot.7': 'Each of the six stages is null until it has occurred, and then an object',

  'fields.processing.1': '`processing_at` is the time of the stage',
  'fields.processing.2': '`option_amount` and `settlement_amount` are chain amounts',
  'fields.processing.3': '`fee` is null, because no fee is configured',
  'fields.processing.4': '`buyer_caip10` is an account and `chain_caip2` its chain',
  'fields.stages.1': '`succeeded_at` is the time of the success, `tx_id` the transaction',
  'fields.stages.2': '`failure_reason` is a reason for people',
  'fields.stages.3': '`cancellation_reason` is a reason for people',
} as const;
