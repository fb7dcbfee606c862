// The near misses of an object or a list, and of everything in it.
import { changeLeaf, type Change } from './change-leaf.js';
import { fromEntries, isArray, isObject, type Json, type JsonObject } from './json.js';

export type Path = readonly (string | number)[];

/** A change somewhere in a value. */
export interface Mutation {
  readonly path: Path;
  readonly change: string;
  readonly value: Json;
}

const EXTRA_KEYS = [
  'extra',
  'salt',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toJSON',
  'length',
  '',
] as const;
const EXTRA_VALUES: readonly Json[] = [null, 1, 'text', {}, []];

const changeKey = (key: string): readonly string[] => [
  `${key} `,
  ` ${key}`,
  `_${key}`,
  key.toUpperCase() === key ? key.toLowerCase() : key.toUpperCase(),
  key.slice(0, -1),
  `${key}\u200b`,
  key.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? ''),
  '__proto__',
  'constructor',
];

const changeObject = (object: JsonObject): readonly Change[] => {
  const entries = Object.entries(object);
  const changeEntry = (key: string, change: (entry: readonly [string, Json]) => readonly (readonly [string, Json])[]) =>
    fromEntries(entries.flatMap((entry) => (entry[0] === key ? change(entry) : [entry])));
  return [
    ['keys reordered', fromEntries(entries.toReversed())],
    ['list of its entries', entries.map(([key, item]) => [key, item])],
    ['list of its values', Object.values(object)],
    ['fields in __proto__', fromEntries([['__proto__', object]])],
    ['nested in itself', { ...object, ...fromEntries([['extra', object]]) }],
    ...entries.flatMap(([key]): readonly Change[] => [
      [`without ${key}`, changeEntry(key, () => [])],
      [`${key} in __proto__`, changeEntry(key, ([, item]) => [['__proto__', fromEntries([[key, item]])]])],
      ...changeKey(key)
        .filter((other) => other !== key && !(other in object && Object.hasOwn(object, other)))
        .map((other): Change => [`${key} renamed ${other}`, changeEntry(key, ([, item]) => [[other, item]])]),
    ]),
    ...EXTRA_KEYS.filter((key) => !Object.hasOwn(object, key)).flatMap((key) =>
      EXTRA_VALUES.map((item): Change => [
        `extra key ${key}: ${JSON.stringify(item)}`,
        fromEntries([...entries, [key, item]]),
      ]),
    ),
  ];
};

const changeArray = (array: readonly Json[]): readonly Change[] => [
  ['reversed', array.toReversed()],
  ['twice', [...array, ...array]],
  ['object with its indexes', { ...array }],
  ['object like a list', { ...array, length: array.length }],
  ...array.flatMap((item, index): readonly Change[] => [
    [`without item ${index}`, array.toSpliced(index, 1)],
    [`item ${index} twice`, array.toSpliced(index, 0, item)],
    [`item ${index} first`, [item, ...array.toSpliced(index, 1)]],
    [`item ${index} last`, [...array.toSpliced(index, 1), item]],
    [`null before item ${index}`, array.toSpliced(index, 0, null)],
  ]),
  ...[...EXTRA_VALUES, array].map((item): Change => [`extra item ${JSON.stringify(item)}`, [...array, item]]),
];

const toMutation = ([change, value]: Change): Mutation => ({ path: [], change, value });

/**
 * Returns every near miss of a value: of itself, of each key, and of everything in it.
 *
 * @param pool texts to put in the place of every text
 */
export const mutate = (value: Json, pool: readonly string[]): readonly Mutation[] => {
  const within = (key: string | number, item: Json, replace: (item: Json) => Json): readonly Mutation[] =>
    mutate(item, pool).map((mutation) => ({
      path: [key, ...mutation.path],
      change: mutation.change,
      value: replace(mutation.value),
    }));
  const own = changeLeaf(value);
  if (isArray(value)) {
    const items = value.flatMap((item, index) => within(index, item, (other) => value.with(index, other)));
    return [...[...own, ...changeArray(value)].map(toMutation), ...items];
  }
  if (isObject(value)) {
    const entries = Object.entries(value);
    const items = entries.flatMap(([key, item]) =>
      within(key, item, (other) => fromEntries(entries.map(([name, kept]) => [name, name === key ? other : kept]))),
    );
    return [...[...own, ...changeObject(value)].map(toMutation), ...items];
  }
  const others = typeof value === 'string' ? pool.map((text): Change => [`replaced by ${text}`, text]) : [];
  return [...own, ...others].map(toMutation);
};
