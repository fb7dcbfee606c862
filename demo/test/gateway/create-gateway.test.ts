import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGateway } from '../../gateway/create-gateway.js';
import { isGatewayPath } from '../../gateway/routes/create-app.js';
import { createGatewayMemoryStore } from '../../gateway/store/memory/memory-store.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';

describe('a closed gateway', () => {
  it('leaves neither a timer nor a listener behind', async () => {
    const memory = createGatewayMemoryStore();
    let listeners = 0;
    const store: typeof memory = {
      ...memory,
      subscribe(listener) {
        const unsubscribe = memory.subscribe(listener);
        listeners++;
        return () => {
          listeners--;
          unsubscribe();
        };
      },
    };
    const { create, close, clock } = createTestGateway({ store });
    await create();
    assert.ok(listeners > 0 && clock.waiting > 0);
    close();
    assert.deepEqual([listeners, clock.waiting], [0, 0]);
  });
});

describe('a gateway', () => {
  it('needs only its address, and uses the clock of the machine by default', async () => {
    const gateway = createGateway({ baseUrl: BASE_URL });
    const response = await gateway.fetch(new Request(`${BASE_URL}/health`));
    assert.equal(response.status, 200);
    assert.ok(Math.abs(gateway.clock.nowMs() - Date.now()) < 60_000);
    gateway.close();
  });
});

describe('the paths of the gateway', () => {
  for (const path of ['/v1', '/v1/payments', '/sandbox/clock', '/health']) {
    it(`include ${path}`, () => assert.ok(isGatewayPath(path)));
  }
  for (const path of ['/', '/wallet', '/v10', '/sandboxes', '/healthy', '/docs/v1/x']) {
    it(`leave ${path} to pages`, () => assert.ok(!isGatewayPath(path)));
  }
});
