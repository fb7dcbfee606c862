import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { mutate } from './support/change-structure.js';
import { KINDS, type Facts } from './support/facts.js';
import { findHarm } from './support/find-harm.js';
import { genuineFacts } from './support/genuine-facts.js';
import { compare, getDifferences, type Difference } from './support/get-differences.js';
import { getReason, HARMLESS_OPTIONS, HARMLESS_REQUESTS } from './support/harmless.js';
import { hash, hashText } from './support/hash.js';
import { getAt, isObject, type Json } from './support/json.js';
import { mutateList, type MutatedList } from './support/mutate-list.js';
import { getPool } from './support/pool.js';
import { writeActions, writeOption } from './support/requests.js';
import { getContext, getOutcome } from './support/run-check.js';

/** Each list has thousands of mutations. */
const LISTS = 2;

const sampleFacts = (kind: Facts['kind']): readonly Facts[] =>
  fc.sample(genuineFacts(kind), { numRuns: LISTS, seed: 3 });

const used = new Set<string>();

/** Returns what is wrong with a mutation that passed, or undefined. */
const judge = (
  differences: readonly Difference[],
  facts: Facts,
  list: typeof HARMLESS_REQUESTS,
): string | undefined => {
  const reasons = differences.map((difference) => getReason(list, difference, facts));
  const index = reasons.indexOf(undefined);
  if (index >= 0) return `passes, but is not harmless: ${JSON.stringify(differences[index])}`;
  for (const reason of reasons) used.add(String(reason));
  return undefined;
};

const hashInput = (actions: readonly Json[]): readonly string[] =>
  actions.map((action) => {
    const data = getAt(action, ['data', 'params', 1]);
    return isObject(data) ? hash(data) : hashText(data);
  });

/** Viem cannot hash typed data whose types are lists. */
const isHashable = ({ path, change }: MutatedList): boolean =>
  !(/\.types\.\w+\.\d\.(name|type)$/.test(path) && change.endsWith('list of the value'));

const verify = (mutated: MutatedList, facts: Facts): string | undefined => {
  const outcome = getOutcome(writeOption(facts), mutated.actions, getContext(facts));
  if ('reason' in outcome) return undefined;
  const problem =
    judge(getDifferences(writeActions(facts), mutated.actions), facts, HARMLESS_REQUESTS) ??
    findHarm(outcome.requests, facts);
  if (problem !== undefined || !isHashable(mutated)) return problem;
  const hashes = outcome.requests.map(({ params }) => hashText(params[1]));
  return hashes.join() === hashInput(mutated.actions).join() ? undefined : 'has another hash than its input';
};

const attempt = (work: () => string | undefined): string | undefined => {
  try {
    return work();
  } catch (error) {
    return `throws ${String(error)}`;
  }
};

describe('the check of changed requests', () => {
  for (const kind of KINDS) {
    it(`refuses every change of a list of the kind ${kind} with a reason, unless it is harmless`, () => {
      for (const facts of sampleFacts(kind)) {
        const lists = mutateList(facts);
        expect(lists.length).to.be.above(5_000);
        const problems = lists.flatMap((mutated) => {
          const problem = attempt(() => verify(mutated, facts));
          return problem === undefined ? [] : [`${mutated.path}, ${mutated.change}: ${problem}`];
        });
        expect(problems.slice(0, 10)).to.deep.equal([]);
      }
    });

    it(`refuses the requests of the kind ${kind} for every change of the option, unless it is harmless`, () => {
      for (const facts of sampleFacts(kind)) {
        const option = writeOption(facts);
        // The client has verified that the option has an amount.
        const options = mutate(option, getPool(facts)).filter(({ value }) => isObject(getAt(value, ['amount'])));
        expect(options.length).to.be.above(700);
        const problems = options.flatMap(({ path, change, value }) => {
          const problem = attempt(() => {
            const outcome = getOutcome(value, writeActions(facts), getContext(facts));
            if ('reason' in outcome) return undefined;
            return judge(compare(option, value), facts, HARMLESS_OPTIONS) ?? findHarm(outcome.requests, facts);
          });
          return problem === undefined ? [] : [`${path.join('.')}, ${change}: ${problem}`];
        });
        expect(problems.slice(0, 10)).to.deep.equal([]);
      }
    });
  }

  it('passes each kind of harmless change', () => {
    const reasons = [...HARMLESS_REQUESTS, ...HARMLESS_OPTIONS].map(({ reason }) => reason);
    expect(reasons.filter((reason) => !used.has(reason))).to.deep.equal([]);
  });
});
