import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { INTERNAL_NAMES } from '../../scripts/cdn/internal-names.js';
import * as contract from '../../src/contract/index.js';
import { en } from '../../src/locales/en.js';
import { ROOT } from './repository.js';

interface Member {
  readonly name: string;
  readonly privacy?: string;
}
interface Manifest {
  readonly modules: readonly { readonly declarations: readonly { readonly members?: readonly Member[] }[] }[];
}

/** What pages use of the elements and their events, as `npm run manifest` describes them. */
const publicMembers = (): readonly string[] => {
  const { modules } = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8')) as Manifest;
  const members = modules.flatMap(({ declarations }) => declarations).flatMap(({ members: all = [] }) => all);
  return members.filter(({ privacy = 'public' }) => privacy === 'public').map(({ name }) => name);
};

/** The fields of everything that the contract describes. */
const fields = (): readonly string[] =>
  Object.values(contract).flatMap((schema) =>
    typeof schema === 'object' && 'shape' in schema ? Object.keys(schema.shape as object) : [],
  );

/** The names of the texts, also those in groups. */
const textNames = (messages: object): readonly string[] =>
  Object.entries(messages).flatMap(([name, value]) => [
    name,
    ...(typeof value === 'object' ? textNames(value as object) : []),
  ]);

const KNOWN_OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'a page uses of the elements': publicMembers(),
  'a gateway writes': fields(),
  'a language has': textNames(en),
};

describe('the names that the CDN files shorten', () => {
  for (const [what, names] of Object.entries(KNOWN_OUTSIDE))
    it(`are none that ${what}`, () => {
      assert.ok(names.length > 10);
      assert.deepEqual(
        names.filter((name) => INTERNAL_NAMES.test(name)),
        [],
      );
    });
});
