import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canShareRequests } from '../../../../src/server/merchant/status/can-share-requests.js';

describe('canShareRequests', () => {
  it('is true in Node, Deno and Bun', () => {
    assert.equal(canShareRequests(), true);
    for (const userAgent of ['Node.js/24', 'Deno/2', 'Bun/1', undefined])
      assert.equal(canShareRequests({ navigator: { userAgent } }), true);
  });

  it('is false in Cloudflare Workers and edge functions', () => {
    assert.equal(canShareRequests({ navigator: { userAgent: 'Cloudflare-Workers' } }), false);
    assert.equal(canShareRequests({ EdgeRuntime: 'edge-runtime' } as object), false);
  });
});
