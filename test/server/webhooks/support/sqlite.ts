import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { SqliteDatabase } from '../../../../src/server/webhooks/sql/sqlite.js';

/** A new file, and connections to it. */
export interface SqliteFile {
  readonly connect: () => SqliteDatabase;
  readonly remove: () => void;
}

export const createSqliteFile = (): SqliteFile => {
  const folder = mkdtempSync(join(tmpdir(), 'pay-status-sqlite-'));
  const connections: Database.Database[] = [];
  return {
    connect: () => {
      const connection = new Database(join(folder, 'shop.db'));
      // Tests do not simulate a power failure.
      connection.exec('pragma synchronous = off');
      connections.push(connection);
      return connection;
    },
    remove: () => {
      for (const connection of connections) connection.close();
      rmSync(folder, { recursive: true });
    },
  };
};
