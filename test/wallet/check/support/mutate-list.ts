import { mutate } from './change-structure.js';
import { KINDS, UNLIMITED, type Facts } from './facts.js';
import { isArray, type Json } from './json.js';
import { getPool, STRANGER } from './pool.js';
import { writeAction, writeActions, writeTypedData } from './requests.js';

/** A list of actions with one change. */
export interface MutatedList {
  /** Where the change is: in typed data from its primary type on, in an action from `list` on, or `list`. */
  readonly path: string;
  readonly change: string;
  readonly actions: readonly Json[];
}

const mutateTypedData = (facts: Facts, pool: readonly string[]): readonly MutatedList[] => {
  const genuine = writeActions(facts);
  return writeTypedData(facts).flatMap((data, index) =>
    mutate(data, pool).map(({ path, change, value }) => ({
      path: [data['primaryType'], ...path].join('.'),
      change,
      actions: genuine.with(index, writeAction(facts, JSON.stringify(value))),
    })),
  );
};

/** The client has verified that the actions are a list. */
const mutateActions = (facts: Facts, pool: readonly string[]): readonly MutatedList[] =>
  mutate(writeActions(facts), pool).flatMap(({ path, change, value }) =>
    isArray(value) ? [{ path: ['list', ...path].join('.'), change, actions: value }] : [],
  );

/** Requests that are each genuine, of this and other payments, in lists that no genuine gateway sends. */
const mutateCombination = (facts: Facts): readonly MutatedList[] => {
  const genuine = writeActions(facts);
  const [authorization = [], permit = [], allowance = []] = KINDS.map((kind) => writeActions({ ...facts, kind }));
  const half = writeActions({ ...facts, amount: facts.amount / 2n });
  const again = writeActions({ ...facts, nonce: facts.nonce ^ 1n });
  const others: readonly (readonly [string, Facts])[] = [
    ['account', { ...facts, account: STRANGER }],
    ['token', { ...facts, token: STRANGER }],
    ['chain', { ...facts, chainId: facts.chainId + 1 }],
    ['unlimited amount', { ...facts, amount: UNLIMITED }],
    ['late deadline', { ...facts, deadlineS: facts.expiresAt + 301, permitDeadlineS: facts.expiresAt + 301 }],
    ['endless deadline', { ...facts, deadlineS: Number.MAX_SAFE_INTEGER, permitDeadlineS: Number.MAX_SAFE_INTEGER }],
  ];
  const build = { type: 'build', data: { data: '' } };
  const lists: readonly (readonly [string, readonly Json[]])[] = [
    ['no request', []],
    ['typed data as objects', writeTypedData(facts).map((data) => writeAction(facts, data))],
    ['a permit alone', permit.slice(0, 1)],
    ['a permit last', permit.toReversed()],
    ['a permit with an authorization', [...permit.slice(0, 1), ...authorization]],
    ['an authorization and a transfer', [...authorization, ...allowance]],
    ['all kinds', [...authorization, ...permit, ...allowance]],
    ['the same again with another nonce', [...genuine, ...again]],
    ['two halves', [...half, ...half]],
    ['an unbuilt action first', [build, ...genuine]],
    ...others.flatMap(([name, other]): readonly (readonly [string, readonly Json[]])[] => [
      [`another ${name}`, writeActions(other)],
      [`a request with another ${name} first`, [...writeActions(other), ...genuine]],
      [`a request with another ${name} last`, [...genuine, ...writeActions(other)]],
    ]),
  ];
  return lists.map(([change, actions]) => ({ path: 'list', change, actions }));
};

/** Every near miss of a genuine list, without those that change nothing. */
export const mutateList = (facts: Facts): readonly MutatedList[] => {
  const genuine = JSON.stringify(writeActions(facts));
  const pool = getPool(facts);
  return [...mutateCombination(facts), ...mutateActions(facts, pool), ...mutateTypedData(facts, pool)].filter(
    ({ actions }) => JSON.stringify(actions) !== genuine,
  );
};
