import { StoreUnavailableError } from '../store-unavailable.js';
import { OTHER_CHANGE, type ChangeListener, type Store, type StoreChange } from '../store.js';
import type { Database, Queryable } from './database.js';
import { CHANNEL, readMessage, writeMessage } from './messages.js';
import { migrate } from './migrations.js';
import { createSqlTables } from './tables.js';

/** PostgreSQL limits payloads to 8,000 bytes. */
const CHANGES_PER_MESSAGE = 40;

const toChunks = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** Notifies the listeners of this process, and other processes through the database. */
class ChangeBroadcast {
  readonly #database: Database;
  readonly #processId = crypto.randomUUID();
  readonly #listeners = new Set<ChangeListener>();
  #isSending = false;
  #hasPending = false;

  constructor(database: Database) {
    this.#database = database;
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Receives the changes of other processes; resolves once it listens. */
  async listen(): Promise<void> {
    await this.#database.listen(CHANNEL, (payload) => {
      const message = payload === null ? undefined : readMessage(payload);
      // An unneeded query is cheap; a missed change delays a held poll.
      if (!message) this.notifyListeners([null]);
      else if (message.from !== this.#processId) this.notifyListeners(message.changes);
    });
  }

  notifyListeners(changes: readonly (StoreChange | null)[]): void {
    for (const change of changes) for (const listener of this.#listeners) listener(change);
  }

  async send(connection: Queryable, changes: readonly (StoreChange | null)[]): Promise<void> {
    const message = writeMessage({ from: this.#processId, changes });
    await connection.query('select pg_notify($1, $2)', [CHANNEL, message]);
  }

  /**
   * Sends {@link OTHER_CHANGE} outside of transactions, because notifying makes them wait for each other. However many
   * changes there are, one message is sent at a time; if it is lost, the next one makes up for it.
   */
  async sendOtherChange(): Promise<void> {
    this.#hasPending = true;
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#hasPending) {
      this.#hasPending = false;
      await this.send(this.#database, [OTHER_CHANGE]).catch(() => undefined);
    }
    this.#isSending = false;
  }
}

/** Keeps everything in a database, which several processes may share. Migrates it to the current version first. */
export const createDatabaseStore = async (database: Database): Promise<Store> => {
  const broadcast = new ChangeBroadcast(database);
  await database.transaction(migrate);
  await broadcast.listen();

  return {
    async transaction(work) {
      const changes: StoreChange[] = [];
      const change = database.transaction(async (connection) => {
        // The database may run the work again.
        changes.length = 0;
        const result = await work(createSqlTables(connection, (each) => changes.push(each)));
        const awaited = changes.filter((each) => each !== OTHER_CHANGE);
        for (const chunk of toChunks(awaited, CHANGES_PER_MESSAGE)) await broadcast.send(connection, chunk);
        return result;
      });
      const value = await change.catch((error: unknown) => {
        // It may have been made, and this process ignores its own message.
        if (error instanceof StoreUnavailableError) broadcast.notifyListeners([null]);
        throw error;
      });
      // Other processes are notified by the database; this one need not wait for it.
      broadcast.notifyListeners(changes);
      if (changes.includes(OTHER_CHANGE)) void broadcast.sendOtherChange();
      return value;
    },
    read: (work) => work(createSqlTables(database, () => undefined)),
    async nextDueAtMs(queue) {
      const table = queue === 'payments' ? 'payment' : 'delivery';
      const [row] = await database.query<{ at_ms: number | null }>(`select min(due_at_ms) as at_ms from ${table}`);
      return row?.at_ms ?? null;
    },
    async clockOffsetMs() {
      const [row] = await database.query<{ offset_ms: number }>('select offset_ms from clock');
      return row?.offset_ms ?? 0;
    },
    async advanceClock(byMs) {
      await database.transaction(async (connection) => {
        await connection.query('update clock set offset_ms = offset_ms + $1', [byMs]);
        await broadcast.send(connection, [null]);
      });
    },
    async receiptSecret() {
      const [row] = await database.query<{ value: string }>('select value from receipt_secret');
      if (!row) throw new Error('The table receipt_secret has no row: restore a backup, or insert a random text.');
      return row.value;
    },
    subscribe: (listener) => broadcast.subscribe(listener),
    close: () => database.close(),
  };
};
