import { expect } from '@open-wc/testing';
import { GatewayError } from '../../../src/core/errors/index.js';

describe('GatewayError', () => {
  it('keeps the HTTP status and the delay of Retry-After', () => {
    const error = new GatewayError({ status: 503, message: 'x', retryAfterMs: 2_000 });
    expect([error.status, error.retryAfterMs]).to.deep.equal([503, 2_000]);
  });

  for (const status of [0, 502]) {
    it(`has the code http_${status} when the gateway sent none`, () => {
      expect(new GatewayError({ status, message: 'x' }).code).to.equal(`http_${status}`);
    });
  }
});
