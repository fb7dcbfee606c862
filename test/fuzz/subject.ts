import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { openPglite } from '../../demo/drivers/pglite.js';
import type { createGateway } from '../../demo/gateway/app.js';
import type { createManualClock } from '../../demo/gateway/clock/manual-clock.js';
import type { seededRandom } from '../../demo/gateway/random.js';
import type { createMemoryStore } from '../../demo/gateway/store/memory.js';
import type { createSqlStore } from '../../demo/gateway/store/sql/sql-store.js';

/** The modules under test: those of the repository, or of a copy with a bug in it. */
export interface Subject {
  readonly createGateway: typeof createGateway;
  readonly createManualClock: typeof createManualClock;
  readonly createMemoryStore: typeof createMemoryStore;
  readonly createSqlStore: typeof createSqlStore;
  readonly openPglite: typeof openPglite;
  readonly seededRandom: typeof seededRandom;
}

const MODULES = [
  'gateway/app.ts',
  'gateway/clock/manual-clock.ts',
  'gateway/store/memory.ts',
  'gateway/store/sql/sql-store.ts',
  'drivers/pglite.ts',
  'gateway/random.ts',
];

export const loadSubject = async (root: string): Promise<Subject> => {
  const modules = await Promise.all(MODULES.map((path) => import(pathToFileURL(resolve(root, path)).href)));
  return Object.assign({}, ...(modules as object[])) as Subject;
};
