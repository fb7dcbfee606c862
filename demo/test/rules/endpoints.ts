/** `SPEC: Endpoints`. */
export const ENDPOINT_RULES = {
  'endpoints.common.1':
    '`Svc-Version`, `Sdk-Name`, `Sdk-Version` and `Sdk-Platform` are optional on each of the four endpoints',
  'endpoints.common.2': '`Idempotency-Key` is optional on create, cancel and the merchant status',
  'endpoints.common.3': 'Every response body is JSON, errors included',

  'endpoints.create.1': '`POST /v1/payments` requires `Api-Key`',
  'endpoints.create.2': '`POST /v1/payments` requires `Merchant-Id`',
  'endpoints.create.3': '`POST /v1/payments` requires `Content-Type: application/json`',
  'endpoints.create.4': 'A valid create request returns the new payment',
  'endpoints.create.5': 'A refused create request returns a `message`',

  'endpoints.status.1': '`GET /v1/payments/{id}/status` requires `Api-Key`',
  'endpoints.status.2': '`GET /v1/payments/{id}/status` requires `Merchant-Id`',
  'endpoints.status.3': 'The status endpoint returns the status of the payment in its path',
  'endpoints.status.4': '`maxPollMs` holds the request until the payment changes',
  'endpoints.status.5': '`maxPollMs` limits the duration of the hold',
  'endpoints.status.6': 'Without `maxPollMs`, or with 0, the response is immediate',

  'endpoints.gateway.1': '`GET /v1/gateway/payment/{id}/status` accepts the `Api-Key` of a wallet',
  'endpoints.gateway.2': '`GET /v1/gateway/payment/{id}/status` accepts `App-Id` with `Client-Id`',
  'endpoints.gateway.3': 'The gateway status requires neither `Merchant-Id` nor `Idempotency-Key`',
  'endpoints.gateway.4': 'The gateway status is the same as the merchant status',
  'endpoints.gateway.5': '`info` of the gateway status is an object or absent',
  'endpoints.gateway.6': '`maxPollMs` holds the gateway status like the merchant status',

  'endpoints.cancel.1': '`POST /v1/payments/{id}/cancel` requires `Api-Key`',
  'endpoints.cancel.2': '`POST /v1/payments/{id}/cancel` requires `Merchant-Id`',
  'endpoints.cancel.3': '`POST /v1/payments/{id}/cancel` requires no body',
  'endpoints.cancel.4': 'Cancel returns 200 with the cancel response if the payment was cancelled',
  'endpoints.cancel.5': 'Cancel returns 400 with an error if the payment cannot be cancelled',
  'endpoints.cancel.6': 'Cancel returns 401 with an error for an invalid API key',
  'endpoints.cancel.7': 'Cancel returns 404 with an error for an unknown payment',
  'endpoints.cancel.8': 'Cancel returns 500 with an error if the gateway fails',

  'endpoints.refund.1':
    '`POST /v1/refunds` marks a succeeded payment as refunded, and changes no status and sends no event',
  'endpoints.refund.2': '`POST /v1/refunds` has the responses of the published descriptions',

  'endpoints.merchants.1':
    'The operations of merchants and settlements have the responses of the published descriptions',
  'endpoints.merchants.2': "A partner's `Api-Key` with the `Merchant-Id` of its merchant does what the merchant may do",
  'endpoints.merchants.3': 'A deleted merchant is hidden and takes no new payments, and its payments go on',

  'endpoints.list.1': '`GET /v1/merchants/{merchant_id}/payments` accepts `X-Api-Key`',
  'endpoints.list.2': '`GET /v1/merchants/{merchant_id}/payments` accepts `Api-Key`',
  'endpoints.list.3': '`start_ts` excludes payments that were created before',
  'endpoints.list.4': '`end_ts` excludes payments that were created after',
  'endpoints.list.5': '`start_ts` and `end_ts` require Z or a numeric offset',
  'endpoints.list.6': '`asset` filters by the asset of the payment',
  'endpoints.list.7': '`network` filters by the chain of the payment',
  'endpoints.list.8': '`sort_by` sorts by `date` or `amount`',
  'endpoints.list.9': '`sort_dir` is the sort order: `asc` or `desc`',
  'endpoints.list.10': '`cursor` continues after the page that returned it',
  'endpoints.list.11': '`limit` is the maximum size of a page',
  'endpoints.list.12': '`status` filters by one of five statuses, and other values are refused',
  'endpoints.list.13': 'Each list parameter is optional',

  'endpoints.reconciliation.1': '`GET /v1/payments` returns for each succeeded payment whether it has settled',
} as const;
