/** `SPEC: Endpoints`. */
export const ENDPOINT_RULES = {
  'endpoints.common.1':
    '`Svc-Version`, `Sdk-Name`, `Sdk-Version` and `Sdk-Platform` may be sent or left out, on each of four',
  'endpoints.common.2': '`Idempotency-Key` is taken on create, cancel and the merchant status, and may be left out',
  'endpoints.common.3': 'Every body is JSON, of answers and refusals alike',

  'endpoints.create.1': '`POST /v1/payments` wants `Api-Key`',
  'endpoints.create.2': '… and `Merchant-Id`',
  'endpoints.create.3': '… and `Content-Type: application/json`',
  'endpoints.create.4': 'A valid create is answered with the new payment',
  'endpoints.create.5': 'A refused create says a `message`',

  'endpoints.status.1': '`GET /v1/payments/{id}/status` wants `Api-Key`',
  'endpoints.status.2': '… and `Merchant-Id`',
  'endpoints.status.3': 'It answers with the status of the payment that the path names',
  'endpoints.status.4': '`maxPollMs` holds the request until the payment changes',
  'endpoints.status.5': '… and no longer than it says',
  'endpoints.status.6': 'Without `maxPollMs`, or with 0, it answers at once',

  'endpoints.gateway.1': '`GET /v1/gateway/payment/{id}/status` is opened by the `Api-Key` of a wallet',
  'endpoints.gateway.2': '… and by `App-Id` with `Client-Id`',
  'endpoints.gateway.3': '… and needs neither `Merchant-Id` nor `Idempotency-Key`',
  'endpoints.gateway.4': 'It answers with the same status as the merchant reads',
  'endpoints.gateway.5': '`info` is an object here, or absent',
  'endpoints.gateway.6': "`maxPollMs` holds it as it holds the merchant's",

  'endpoints.cancel.1': '`POST /v1/payments/{id}/cancel` wants `Api-Key`',
  'endpoints.cancel.2': '… and `Merchant-Id`',
  'endpoints.cancel.3': '… and no body',
  'endpoints.cancel.4': '200 with the cancel answer when the payment was cancelled',
  'endpoints.cancel.5': '400 with an error when it cannot be cancelled',
  'endpoints.cancel.6': '401 with an error for an API key that is invalid',
  'endpoints.cancel.7': '404 with an error for a payment that is not found',
  'endpoints.cancel.8': '500 with an error when the gateway fails',

  'endpoints.list.1': '`GET /v1/merchants/{merchant_id}/payments` is opened by `X-Api-Key`',
  'endpoints.list.2': '… and by `Api-Key`',
  'endpoints.list.3': '`start_ts` leaves out what was created before',
  'endpoints.list.4': '`end_ts` leaves out what was created after',
  'endpoints.list.5': 'Both want Z or a numeric offset',
  'endpoints.list.6': '`asset` leaves those that were paid with it',
  'endpoints.list.7': '`network` leaves those that were paid on it',
  'endpoints.list.8': '`sort_by` sorts by `date` or `amount`',
  'endpoints.list.9': '`sort_dir` turns the order: `asc` or `desc`',
  'endpoints.list.10': '`cursor` goes on where the page that gave it ended',
  'endpoints.list.11': '`limit` is the most that a page holds',
  'endpoints.list.12': '`status` leaves those of one of five statuses, and takes no other word',
  'endpoints.list.13': 'Each parameter may be left out',

  'endpoints.reconciliation.1': '`GET /v1/payments` says of each succeeded payment whether it has settled',
} as const;
