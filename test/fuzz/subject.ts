import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { openPglite } from '../../demo/drivers/pglite.js';
import type { createGateway } from '../../demo/gateway/app.js';
import type { createManualClock } from '../../demo/gateway/clock/manual-clock.js';
import type { seededRandom } from '../../demo/gateway/core/random.js';
import type { createGatewayMemoryStore } from '../../demo/gateway/store/memory/memory-store.js';
import type { createDatabaseStore } from '../../demo/gateway/store/sql/database-store.js';

/** The modules under test: those of the repository, or of a copy with a bug in it. */
export interface Subject {
  readonly createGateway: typeof createGateway;
  readonly createManualClock: typeof createManualClock;
  readonly createGatewayMemoryStore: typeof createGatewayMemoryStore;
  readonly createDatabaseStore: typeof createDatabaseStore;
  readonly openPglite: typeof openPglite;
  readonly seededRandom: typeof seededRandom;
}

const MODULES = [
  'gateway/app.ts',
  'gateway/clock/manual-clock.ts',
  'gateway/store/memory/memory-store.ts',
  'gateway/store/sql/database-store.ts',
  'drivers/pglite.ts',
  'gateway/core/random.ts',
];

export const loadSubject = async (root: string): Promise<Subject> => {
  const modules = await Promise.all(MODULES.map((path) => import(pathToFileURL(resolve(root, path)).href)));
  return Object.assign({}, ...(modules as object[])) as Subject;
};
