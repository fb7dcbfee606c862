import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Queryable } from '../gateway/store/sql/database.js';

type Connection = Pick<PGlite, 'query'>;

const queryable = (connection: Connection): Queryable => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await connection.query<Row>(text, [...values])).rows,
});

/** Its default of 128 MB is resident memory from the start. The operating system caches the files of the database as well. */
const SHARED_BUFFERS = 'shared_buffers=16MB';

interface PgliteOptions {
  /** A folder; in memory when absent. */
  readonly folder?: string;
  /** Initial content of a new folder. */
  readonly image?: Blob;
}

/** PostgreSQL inside this process. Only one process at a time may use the folder. */
export const openPglite = async ({ folder, image }: PgliteOptions = {}): Promise<
  Database & { readonly pglite: PGlite }
> => {
  const pglite = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(image && { loadDataDir: image }),
    startParams: [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS],
    parsers: { [types.INT8]: Number },
  });
  return {
    pglite,
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((connection) => work(queryable(connection))),
    async listen(channel, onPayload) {
      await pglite.listen(channel, onPayload);
    },
    close: () => pglite.close(),
  };
};
