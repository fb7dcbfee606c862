/** `SPEC: Resources and their fields`, those of requests and answers. */
export const FIELD_RULES = {
  'fields.amount.1': 'A fiat `unit` is `iso4217/` and a currency',
  'fields.amount.2': "A chain's `unit` is `caip19/`, a chain and an asset",
  'fields.amount.3': '`value` is a text of digits',

  'fields.create.1': '`amount` is required',
  'fields.create.2': '`referenceId` is required, a text',
  'fields.create.3': '`checkout` may be left out, null or an object',
  'fields.create.4': '`checkout.successUrl` and `checkout.errorUrl` are URLs',
  'fields.create.5': '`expiresAt` may be left out, null or whole Unix seconds',

  'fields.created.1': '`paymentId` begins with `pay_`',
  'fields.created.2': '`status` is that of a new payment',
  'fields.created.3': '`isFinal` says whether the payment is at its end',
  'fields.created.4': '`expiresAt` is in whole Unix seconds, that of the request where one was given',
  'fields.created.5': '`gatewayUrl` is a URL',
  'fields.created.6': '`pollInMs` is whole milliseconds, 0 or more',

  'fields.status.1': '`status` is one of the six',
  'fields.status.2': '`isFinal` is true for `succeeded`, `failed`, `expired` and `cancelled` alone',
  'fields.status.3': '`pollInMs` is whole milliseconds while the payment moves, and absent or null at its end',
  'fields.status.4': '`failureCode` stands with `failed` alone, and says `declined_user`',
  'fields.status.5': '`info` stands with `succeeded`, and is null or absent otherwise',

  'fields.info.1': '`optionAmount` is an amount on a chain with its display',
  'fields.info.2': '`display` has six fields, `decimals` a whole number and the others texts',
  'fields.info.3': '`txId` is the transaction on the chain',

  'fields.cancelled.1': "`paymentId` is the payment's",
  'fields.cancelled.2': '`status` is `cancelled`',
  'fields.cancelled.3': '`cancelledReason` is a text',
  'fields.cancelled.4': '`cancelledAt` is the time of it',

  'fields.list.1': '`data` is a list, `stats` an object',
  'fields.list.2': '`next_cursor` is a text, or null on the last page',
  'fields.item.1': 'An item has all 23 fields',
  'fields.item.2':
    '`is_terminal` is true or false; `token_decimals`, `nonce` and `fiat_amount` are whole numbers; the rest texts',
  'fields.stats.1': '`total_customers` is a whole number',
  'fields.stats.2': '`total_revenue` is a whole number in one currency',
  'fields.stats.3': '`total_transactions` is a whole number',

  'fields.error.1': '`code` is one of the known ones',
  'fields.error.2': '`message` is a text',
} as const;

/** `SPEC: Resources and their fields`, those of webhooks. */
export const WEBHOOK_FIELD_RULES = {
  'fields.event.1': '`id` begins with `evt_`, and no two events share one',
  'fields.event.2': '`type` is one of the seven',
  'fields.event.3': '`created_at` is an ISO 8601 time in UTC',
  'fields.event.4': '`data` is the whole payment at that moment, whatever the event',

  'fields.snapshot.1': '`payment_id`, `merchant_id` and `reference_id` are those of the order',
  'fields.snapshot.2': '`live` is false for a test payment, true for a live one',
  'fields.snapshot.3': '`payment_state_version` is 0 first, and rises with every change',
  'fields.snapshot.4': '`status` is one of the six; a settled payment says `succeeded`',
  'fields.snapshot.5': '`amount` is the fiat amount of the order',
  'fields.snapshot.6': '`created_at` and `expires_at` are ISO 8601 times',
  'fields.snapshot.7': 'Each of the six stages is null until it has occurred, and an object then',

  'fields.processing.1': '`processing_at` is the time of it',
  'fields.processing.2': '`option_amount` and `settlement_amount` are amounts on a chain',
  'fields.processing.3': '`fee` is null, because no fee is configured',
  'fields.processing.4': '`buyer_caip10` is an account and `chain_caip2` its chain',
  'fields.stages.1': '`succeeded_at` is the time of it, `tx_id` the transaction',
  'fields.stages.2': '`failure_reason` says why to people',
  'fields.stages.3': '`cancellation_reason` says why to people',
} as const;
