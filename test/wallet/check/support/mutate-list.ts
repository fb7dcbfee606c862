import { mutate } from './change-structure.js';
import { KINDS, PERMIT2, UNLIMITED, type Facts } from './facts.js';
import { isArray, type Json } from './json.js';
import { mutateText } from './mutate-text.js';
import { getPool, STRANGER } from './pool.js';
import { writeAction, writeActions, writeTypedData } from './requests.js';

/** A list of actions with one change. */
export interface MutatedList {
  /** Where the change is: in typed data from its primary type on, in an action from `list` on, or `text` or `list`. */
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

const mutateTexts = (facts: Facts): readonly MutatedList[] => {
  const genuine = writeActions(facts);
  return writeTypedData(facts).flatMap((data, index) =>
    mutateText(data).map(({ change, text }) => ({
      path: 'text',
      change,
      actions: genuine.with(index, writeAction(facts, text)),
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
    ['deadline in the past', { ...facts, deadlineS: facts.nowS - 1, permitDeadlineS: facts.nowS - 1 }],
    ['endless deadline', { ...facts, deadlineS: Number.MAX_SAFE_INTEGER, permitDeadlineS: Number.MAX_SAFE_INTEGER }],
    ['account Permit2', { ...facts, account: PERMIT2.toLowerCase() }],
  ];
  const build = { type: 'build', data: { data: '' } };
  const lists: readonly (readonly [string, readonly Json[]])[] = [
    ['no request', []],
    ['typed data as objects', writeTypedData(facts).map((data) => writeAction(facts, data))],
    ['a permit alone', permit.slice(0, 1)],
    ['a permit twice', [...permit.slice(0, 1), ...permit]],
    ['a permit last', permit.toReversed()],
    ['a permit with an authorization', [...permit.slice(0, 1), ...authorization]],
    ['an authorization with a permit', [...authorization, ...permit.slice(0, 1)]],
    ['an authorization and a transfer', [...authorization, ...allowance]],
    ['a transfer and an authorization', [...allowance, ...authorization]],
    ['a permit, an authorization and a transfer', permit.toSpliced(1, 0, ...authorization)],
    ['all kinds', [...authorization, ...permit, ...allowance]],
    ['the same again with another nonce', [...genuine, ...again]],
    ['two halves', [...half, ...half]],
    ['one half', half],
    ['an unbuilt action first', [build, ...genuine]],
    ['an unbuilt action last', [...genuine, build]],
    ['an unbuilt action alone', [build]],
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
  return [
    ...mutateCombination(facts),
    ...mutateActions(facts, pool),
    ...mutateTypedData(facts, pool),
    ...mutateTexts(facts),
  ].filter(({ actions }) => JSON.stringify(actions) !== genuine);
};
