import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { useCli } from '../support/run-cli.js';
import { MERCHANT, ORDER } from '../support/test-gateway.js';

const { run } = useCli();
const home = mkdtempSync(join(tmpdir(), 'pay-status-data-'));
after(() => {
  rmSync(home, { recursive: true, force: true });
});

/** The first start creates an image of an empty database here, which later ones use. */
const env = { XDG_CACHE_HOME: join(home, 'cache') };

const create = async (url: string | undefined): Promise<string> => {
  const headers = { ...MERCHANT, 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/v1/payments`, { method: 'POST', headers, body: JSON.stringify(ORDER) });
  assert.equal(response.status, 201);
  return ((await response.json()) as { paymentId: string }).paymentId;
};

const getStatus = async (url: string | undefined, id: string): Promise<string> => {
  const response = await fetch(`${url}/v1/payments/${id}/status`, { headers: MERCHANT });
  return ((await response.json()) as { status: string }).status;
};

describe('a folder for the data', () => {
  it('keeps payments, the endpoint and the clock over restarts and a kill', async () => {
    const args = ['--port', '0', '--data', join(home, 'a')];
    const first = run(args, env);
    const id = await create(await first.ready);
    const put = await fetch(`${await first.ready}/sandbox/webhook-endpoint`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: 'http://localhost:9/hook' }),
    });
    const { secret } = (await put.json()) as { secret: string };
    first.child.kill('SIGKILL');
    await first.ended;

    const second = run(args, env);
    assert.equal(await getStatus(await second.ready, id), 'requires_action');
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${await second.ready}/sandbox/clock`, { method: 'POST', headers, body: '{"advanceMs":299000}' });
    second.child.kill('SIGTERM');
    assert.equal(await second.ended, 0, second.printed.err);

    const third = run(args, env);
    const url = await third.ready;
    await fetch(`${url}/sandbox/clock`, { method: 'POST', headers, body: '{"advanceMs":1000}' });
    assert.equal(await getStatus(url, id), 'expired');
    const endpoint = (await (await fetch(`${url}/sandbox/webhook-endpoint`)).json()) as { secret: string };
    assert.equal(endpoint.secret, secret);
  });

  it('belongs to one process at a time', async () => {
    const folder = join(home, 'b');
    const args = ['--port', '0', '--data', folder];
    const first = run(args, env);
    await first.ready;
    const second = run(args, env);
    assert.equal(await second.ended, 1);
    assert.match(
      second.printed.err,
      /^pay-status-sandbox: .* is in use by process \d+: stop it, or choose another folder/,
    );
    await create(await first.ready);
  });
});
