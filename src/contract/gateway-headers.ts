/** The request headers of the buyer's side (`SPEC: GET /v1/gateway/payment/{id}/status`): all that a page sends. */
export const GATEWAY_HEADERS = {
  API_KEY: 'Api-Key',
  APP_ID: 'App-Id',
  CLIENT_ID: 'Client-Id',
  SVC_VERSION: 'Svc-Version',
} as const;
