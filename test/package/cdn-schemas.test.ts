import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import * as real from 'zod/mini';
import * as standIn from '../../scripts/cdn/zod-mini.js';
import type { errorBodySchema } from '../../src/contract/error-body.js';
import type { readPaymentStatusResponse } from '../../src/contract/read-payment-status-response.js';
import { hostileAnswers } from './hostile-answers.js';
import { ROOT } from './repository.js';

interface Contract {
  readonly readPaymentStatusResponse: typeof readPaymentStatusResponse;
  readonly errorBodySchema: typeof errorBodySchema;
}

const STAND_IN = join(ROOT, 'scripts/cdn/zod-mini.ts');
const PAGE = join(ROOT, 'page.ts');
const PAGE_SOURCE = `
  export { readPaymentStatusResponse } from './src/contract/read-payment-status-response.js';
  export { errorBodySchema } from './src/contract/error-body.js';`;

/** What a page uses of the contract, bundled with the schema library that the alias gives. */
const load = async (folder: string, name: string, alias: Record<string, string>): Promise<Contract> => {
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === PAGE ? id : undefined),
        load: (id) => (id === PAGE ? PAGE_SOURCE : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: PAGE, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  assert.equal(output.length, 1);
  assert.equal(output[0].moduleIds.includes(STAND_IN), 'zod/mini' in alias);
  assert.equal(
    output[0].moduleIds.some((id) => id.includes('/node_modules/zod/')),
    !('zod/mini' in alias),
  );
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, output[0].code);
  return (await import(pathToFileURL(file).href)) as Contract;
};

interface Failure {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** Where it is wrong is all that anybody reads of an issue. */
const pathsOf = ({ issues }: Failure): readonly string[] => issues.map(({ path }) => path.join('.'));

/**
 * The one difference: the library leaves out a field named `__proto__`. The stand-in leaves it where it is, a field of
 * its own like any unknown one, which changes no prototype and costs no byte.
 */
const withoutProto = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(entries.map(([name, field]) => [name, withoutProto(field)]));
};

const readStatus = (contract: Contract, body: unknown): unknown => {
  const reading = contract.readPaymentStatusResponse(body);
  return 'issues' in reading ? { refused: pathsOf(reading) } : reading;
};

const readError = (contract: Contract, body: unknown): unknown => {
  const { data, error } = contract.errorBodySchema.safeParse(body);
  return error ? { refused: pathsOf(error), data } : { data };
};

const display = {
  assetName: 'USD Coin',
  assetSymbol: 'USDC',
  decimals: 6,
  iconUrl: 'https://assets.example/usdc.png',
  networkIconUrl: 'https://assets.example/base.png',
  networkName: 'Base',
};
const optionAmount = { unit: 'caip19/eip155:8453/erc20:0x833589', value: '50500000', display };
const STATUSES = [
  { status: 'requires_action', isFinal: false, pollInMs: 1000 },
  { status: 'processing', isFinal: false, pollInMs: 0, failureCode: null, info: null },
  { status: 'succeeded', isFinal: true, pollInMs: null, info: { optionAmount, txId: '0xabc' } },
  { status: 'succeeded', isFinal: true, info: { optionAmount: null, txId: null } },
  { status: 'failed', isFinal: true, failureCode: 'declined_user' },
  { status: 'on_the_way', isFinal: false, failureCode: 'news', info: { more: { a: [1] } }, more: [{}] },
];
const ERRORS = [
  { message: 'No such payment.' },
  { message: '', code: 'payment_not_found' },
  { message: 'x', code: null, details: { a: 1 } },
];

describe('the stand-in for zod/mini', () => {
  let folder: string;
  let contracts: readonly [withZod: Contract, withStandIn: Contract];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cdn-schemas-'));
    contracts = [await load(folder, 'zod', {}), await load(folder, 'stand-in', { 'zod/mini': STAND_IN })];
  });
  after(() => rm(folder, { recursive: true }));

  /** Reads each answer both ways; returns how many different results that gave. */
  const compare = (answers: Iterable<unknown>, read: (contract: Contract, body: unknown) => unknown): number => {
    const results = new Set<string>();
    for (const answer of answers) {
      const [expected, actual] = contracts.map((contract) => {
        const body = structuredClone(answer);
        const result = structuredClone(read(contract, body));
        assert.deepEqual(body, answer, 'the answer itself was changed');
        return result;
      });
      assert.deepEqual(withoutProto(actual), withoutProto(expected));
      results.add(JSON.stringify(expected));
    }
    return results.size;
  };

  it('reads every status answer like the library itself', () => {
    assert.ok(compare(hostileAnswers(STATUSES, 20_000, 1), readStatus) > 1000);
  });

  it('reads every error body like the library itself', () => {
    assert.ok(compare(hostileAnswers(ERRORS, 5_000, 2), readError) > 100);
  });

  it('lets a field named __proto__ change no prototype', () => {
    const body: unknown = JSON.parse('{"status":"processing","isFinal":false,"__proto__":{"isFinal":true}}');
    const reading = contracts[1].readPaymentStatusResponse(body);
    assert.ok('payment' in reading);
    assert.equal(reading.payment.isFinal, false);
    assert.equal(Object.getPrototypeOf(reading.payment), Object.prototype);
  });

  it('has no name that the library has not', () => {
    assert.deepEqual(
      Object.keys(standIn).filter((name) => !(name in real)),
      [],
    );
  });
});
