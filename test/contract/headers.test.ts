import { expect } from '@open-wc/testing';
import { GATEWAY_HEADERS } from '../../src/contract/gateway-headers.js';
import { HEADERS } from '../../src/contract/headers.js';

describe('HEADERS', () => {
  it('have the spelling of the interface', () => {
    expect(HEADERS).to.deep.equal({
      API_KEY: 'Api-Key',
      MERCHANT_ID: 'Merchant-Id',
      APP_ID: 'App-Id',
      CLIENT_ID: 'Client-Id',
      LEGACY_API_KEY: 'X-Api-Key',
      SVC_VERSION: 'Svc-Version',
      SDK_NAME: 'Sdk-Name',
      SDK_VERSION: 'Sdk-Version',
      SDK_PLATFORM: 'Sdk-Platform',
      IDEMPOTENCY_KEY: 'Idempotency-Key',
      WEBHOOK_ID: 'webhook-id',
      WEBHOOK_TIMESTAMP: 'webhook-timestamp',
      WEBHOOK_SIGNATURE: 'webhook-signature',
    });
  });
});

describe('GATEWAY_HEADERS', () => {
  it('contain what the buyer side sends: no merchant id, no idempotency key, nothing of webhooks', () => {
    expect(Object.values(GATEWAY_HEADERS)).to.have.members(['Api-Key', 'App-Id', 'Client-Id', 'Svc-Version']);
  });
});
