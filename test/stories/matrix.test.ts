import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import main from '../../.storybook/main.js';
import { MATRICES } from '../../.storybook/matrices.js';
import { matrixIndexer, matrixPlugin } from '../../.storybook/matrix.js';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { CONNECTIONS } from '../../src/tracker/state.js';
import { DIRECTIONS, KNOWN, pascal, SCHEMES, whyImpossible } from '../../stories/support/every-state/combinations.js';

const ELEMENTS = ['pay-status', 'pay-checkout'] as const;

/** The statuses of the contract, and the variants that look different to buyers. */
const ALL_KNOWN = [...new Set([...PAYMENT_STATUSES, ...KNOWN])];

/** Returns the names of the stories that the index of Storybook lists. */
const listed = async (file: string): Promise<readonly string[]> => {
  const entries = await matrixIndexer.createIndex(file, { makeTitle: (title) => title ?? '' });
  return entries.map(({ exportName }) => exportName);
};

/** Returns the names that the compiled module exports. */
const exported = (file: string): readonly string[] => {
  const { transform } = matrixPlugin() as unknown as {
    readonly transform: { readonly handler: (code: string, id: string) => { readonly code: string } };
  };
  const { code } = transform.handler(readFileSync(file, 'utf8'), file);
  return [...code.matchAll(/^export const (\w+) = story\(/gm)].map(([, name]) => name!);
};

/** Reads the title of a file, such as `pay-status/Every state`. */
const titleIn = (file: string): string | undefined => /title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];

describe('the generated stories', () => {
  it('are indexed by Storybook', async () => {
    const indexers = await (main.experimental_indexers as (known: unknown[]) => unknown)([]);
    assert.ok((indexers as readonly unknown[]).includes(matrixIndexer));
    assert.ok((main.stories as readonly string[]).includes('../stories/**/*.matrix.ts'));
  });

  for (const element of ELEMENTS) {
    it(`exist for <${element}>, of each kind`, () => {
      const files = readdirSync(`stories/${element}`).filter((file) => file.endsWith('.matrix.ts'));
      assert.deepEqual(
        files.sort(),
        Object.keys(MATRICES)
          .map((name) => `${name}.matrix.ts`)
          .sort(),
      );
    });

    for (const [name, { title, cells }] of Object.entries(MATRICES)) {
      const file = `stories/${element}/${name}.matrix.ts`;

      it(`have a module in ${file} that exports each`, async () => {
        const names = cells.map(({ exportName }) => exportName);
        assert.ok(names.length > 0);
        assert.equal(new Set(names).size, names.length);
        assert.deepEqual(await listed(file), names);
        assert.deepEqual(exported(file), names);
        assert.equal(titleIn(file), `${element}/${title}`);
      });
    }

    it(`cover <${element}> in every status with every connection, in each scheme and direction`, async () => {
      const wanted = ALL_KNOWN.flatMap((known) =>
        CONNECTIONS.filter((connection) => !whyImpossible(known, connection)).flatMap((connection) =>
          SCHEMES.flatMap((scheme) =>
            Object.keys(DIRECTIONS).map((direction) => [known, connection, scheme, direction].map(pascal).join('')),
          ),
        ),
      );
      assert.deepEqual([...(await listed(`stories/${element}/every-state.matrix.ts`))].sort(), wanted.sort());
    });
  }
});
