import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openPostgres } from '../../drivers/postgres.js';
import { findPostgres, startPostgres, type RunningPostgres } from '../support/postgres.js';

const DEADLINE_MS = 60_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

/** A proxy in front of the database; the test forwards each connection. */
const startProxy = async (databaseUrl: string) => {
  const proxy = createServer().listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const open = new Set<Socket>();
  proxy.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket)).on('error', () => undefined);
  });
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: String(url),
    open,
    /** Resolves to the next connection. */
    next: async (): Promise<Socket> => ((await once(proxy, 'connection')) as [Socket])[0],
    forward(socket: Socket): void {
      const upstream = connect(Number(port), hostname).on('error', () => undefined);
      socket.pipe(upstream).pipe(socket);
    },
    close() {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
};

describe('a listener whose connection to PostgreSQL was lost', { skip }, () => {
  let server: RunningPostgres;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  before(async () => {
    server = await startPostgres(bin ?? '');
    proxy = await startProxy(server.url);
  });
  after(async () => {
    proxy.close();
    await server.stop();
  });

  it('leaves no connection open if it is closed while reconnecting, and does not call back', async () => {
    const database = openPostgres(proxy.url, () => undefined);
    const payloads: unknown[] = [];
    const first = proxy.next();
    const listening = database.listen('channel', (payload) => payloads.push(payload));
    proxy.forward(await first);
    await listening;

    const second = proxy.next();
    (await first).destroy();
    const reconnection = await second;
    const closing = database.close();
    proxy.forward(reconnection);
    await closing;
    if (!reconnection.destroyed) await once(reconnection, 'close', { signal: AbortSignal.timeout(DEADLINE_MS) });
    assert.deepEqual([proxy.open.size, payloads], [0, []]);
  });
});
