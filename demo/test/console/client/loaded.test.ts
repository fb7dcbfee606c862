import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import type { ReactiveControllerHost } from 'lit';
import { changeFeed } from '../../../console/client/changes.js';
import { Loaded } from '../../../console/client/shared/loaded.js';
import { BASE_URL, createTestGateway, settle } from '../../support/test-gateway.js';

interface List {
  readonly data: readonly { readonly referenceId: string }[];
}

const machine = { fetch: globalThis.fetch };
let leave = (): void => undefined;

/** Loads a path of a gateway, over a network that the test controls. */
const setUp = (first: string) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const gateway = createTestGateway();
  let path: string | undefined = first;
  let status = 200;
  let gate: Promise<unknown> = Promise.resolve();
  const requested: string[] = [];
  const answers = new Set<Promise<Response>>();
  globalThis.fetch = async (input) => {
    requested.push(String(input));
    await gate;
    if (status !== 200) return new Response('{"code":"internal_error","message":"Internal error"}', { status });
    const answer = gateway.fetch(new Request(BASE_URL + String(input)));
    answers.add(answer);
    return answer.finally(() => answers.delete(answer));
  };
  /** Links to receipts are signed in another thread. */
  const rest = async (): Promise<void> => {
    await settle();
    await Promise.all(answers);
    await settle();
  };
  const host: ReactiveControllerHost = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  };
  const loaded = new Loaded<List>(host, () => path);
  loaded.hostConnected();
  leave = () => {
    loaded.hostDisconnected();
  };
  const update = async (next: string | undefined = path): Promise<void> => {
    path = next;
    loaded.hostUpdate();
    await rest();
  };
  const change = async (): Promise<void> => {
    changeFeed.notify();
    mock.timers.tick(1_000);
    await rest();
  };
  const hold = (): (() => Promise<void>) => {
    let open = (): void => undefined;
    gate = new Promise<void>((resolve) => (open = resolve));
    return async () => {
      open();
      await rest();
    };
  };
  /** Applies to later requests; held ones stay held. */
  const pass = (): void => {
    gate = Promise.resolve();
  };
  const disconnect = (): void => {
    gate = Promise.reject(new TypeError('no network'));
    gate.catch(() => undefined);
  };
  /** Applies to later requests. */
  const respondWith = (next: number): void => {
    status = next;
  };
  const tick = async (ms: number): Promise<void> => {
    mock.timers.tick(ms);
    await rest();
  };
  const references = () => loaded.value?.data.map(({ referenceId }) => referenceId);
  return { gateway, loaded, requested, update, change, hold, pass, disconnect, respondWith, tick, references };
};

afterEach(() => {
  leave();
  mock.timers.reset();
  globalThis.fetch = machine.fetch;
});

describe('data loaded by the console', () => {
  it('is loaded once for a path, and again after a change', async () => {
    const { gateway, requested, update, change, references } = setUp('payments');
    await update();
    await update();
    assert.deepEqual([references(), requested], [[], ['/sandbox/payments']]);
    await gateway.create({ referenceId: 'a' });
    await change();
    assert.deepEqual(references(), ['a']);
  });

  it('is reloaded once, however many changes arrive while it loads', async () => {
    const { gateway, requested, update, change, hold, references } = setUp('payments');
    const open = hold();
    await update();
    for (let i = 0; i < 5; i++) await change();
    await gateway.create({ referenceId: 'late' });
    await open();
    await change();
    await change();
    assert.deepEqual(references(), ['late']);
    assert.ok(requested.length <= 3, requested.join());
  });

  it('is never the response for an earlier path', async () => {
    const { gateway, update, hold, pass, references } = setUp('payments?mode=live');
    await gateway.create({ referenceId: 'test' });
    const open = hold();
    await update();
    pass();
    await update('payments?mode=test');
    await settle();
    await open();
    assert.deepEqual(references(), ['test']);
  });

  it('stays when the gateway does not respond', async () => {
    const { gateway, loaded, update, change, disconnect } = setUp('faults');
    gateway.faults.add({ route: '* /v1/*', kind: 'hang' });
    await update();
    disconnect();
    await change();
    assert.equal(loaded.value?.data.length, 1);
    assert.equal(loaded.refusal?.code, null);
  });

  for (const status of [500, 429]) {
    it(`stays when the gateway fails with ${status}, and is retried until it succeeds`, async () => {
      const { gateway, loaded, requested, update, change, respondWith, tick, references } = setUp('payments');
      await gateway.create({ referenceId: 'a' });
      await update();
      respondWith(status);
      await change();
      assert.deepEqual([references(), loaded.refusal?.code], [['a'], 'internal_error']);
      await gateway.create({ referenceId: 'b' });
      const { length } = requested;
      for (let i = 0; i < 3; i++) await tick(2_200);
      assert.ok(requested.length >= length + 2 && requested.length <= length + 3, `${requested.length - length} more`);
      respondWith(200);
      await tick(2_200);
      assert.deepEqual([references(), loaded.refusal], [['b', 'a'], undefined]);
      const settled = requested.length;
      await tick(10_000);
      assert.equal(requested.length, settled);
    });
  }

  it('is no longer requested when another path is shown', async () => {
    const { requested, update, respondWith, tick } = setUp('payments?mode=live');
    respondWith(500);
    await update();
    respondWith(200);
    await update('payments?mode=test');
    await tick(10_000);
    assert.deepEqual(requested, ['/sandbox/payments?mode=live', '/sandbox/payments?mode=test']);
  });
});
