import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openPostgres } from '../../drivers/postgres.js';
import { findPostgres, startPostgres, type RunningPostgres } from '../support/postgres.js';

const DEADLINE_MS = 5_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

/** Stands before the database; each connection is let through by whoever takes it. */
const startDoor = async (databaseUrl: string) => {
  const door = createServer().listen(0, '127.0.0.1');
  await once(door, 'listening');
  const open = new Set<Socket>();
  door.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket)).on('error', () => undefined);
  });
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  url.port = String((door.address() as AddressInfo).port);
  return {
    url: String(url),
    open,
    /** The next one that knocks. */
    next: async (): Promise<Socket> => ((await once(door, 'connection')) as [Socket])[0],
    letThrough(socket: Socket): void {
      const inside = connect(Number(port), hostname).on('error', () => undefined);
      socket.pipe(inside).pipe(socket);
    },
    close() {
      for (const socket of open) socket.destroy();
      door.close();
    },
  };
};

describe('a listener whose connection to PostgreSQL was lost', { skip }, () => {
  let server: RunningPostgres;
  let door: Awaited<ReturnType<typeof startDoor>>;

  before(async () => {
    server = await startPostgres(bin ?? '');
    door = await startDoor(server.url);
  });
  after(async () => {
    door.close();
    await server.stop();
  });

  it('leaves no connection behind when it is closed while it comes back, and tells nothing', async () => {
    const database = openPostgres(door.url, () => undefined);
    const told: unknown[] = [];
    const first = door.next();
    const listening = database.listen('channel', (payload) => told.push(payload));
    door.letThrough(await first);
    await listening;

    const second = door.next();
    (await first).destroy();
    const returning = await second;
    const closing = database.close();
    door.letThrough(returning);
    await closing;
    if (!returning.destroyed) await once(returning, 'close', { signal: AbortSignal.timeout(DEADLINE_MS) });
    assert.deepEqual([door.open.size, told], [0, []]);
  });
});
