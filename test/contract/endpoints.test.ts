import { expect } from '@open-wc/testing';
import { ENDPOINTS } from '../../src/contract/endpoints.js';

describe('ENDPOINTS', () => {
  it('lists the six endpoints of the interface', () => {
    expect(Object.values(ENDPOINTS)).to.have.members([
      'POST /v1/payments',
      'GET /v1/payments/{id}/status',
      'GET /v1/gateway/payment/{id}/status',
      'POST /v1/payments/{id}/cancel',
      'GET /v1/merchants/{merchant_id}/payments',
      'GET /v1/payments',
    ]);
  });
});
