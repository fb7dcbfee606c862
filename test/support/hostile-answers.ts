import { seededRandom } from '../../demo/gateway/core/random.js';

type Fields = Record<string, unknown>;
type Path = readonly string[];

/** Hostile values for any field. */
export const HOSTILE_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e-300,
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  '\u0000',
  '\ud800',
  '👩‍🚀 ١٢٣ \u202e',
  'x'.repeat(5000),
  [],
  [null],
  ['succeeded'],
  [{ status: 'succeeded', isFinal: true }],
  {},
  { length: 1, 0: 'x' },
  { toString: 1, valueOf: null, constructor: {} },
  JSON.parse('{"__proto__":{"status":"succeeded","isFinal":true,"message":"x","unit":"x"}}'),
  JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
];

const EXTRA_NAMES = [
  'x',
  '',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Status',
  'stätus',
  'info ',
];

/** Sets a field as JSON would: `__proto__` is an ordinary name. */
const put = (fields: Fields, name: string, value: unknown): void => {
  Object.defineProperty(fields, name, { value, writable: true, enumerable: true, configurable: true });
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the paths of every field of a response, outer fields first. */
const listPaths = (answer: Fields, before: Path = []): readonly Path[] =>
  Object.entries(answer).flatMap(([name, value]) => {
    const path = [...before, name];
    return [path, ...(isFields(value) ? listPaths(value, path) : [])];
  });

/** Returns a copy of the response, changed if the path still leads to an object. */
const change = (answer: Fields, path: Path, change: (parent: Fields, name: string) => void): Fields => {
  const copy = structuredClone(answer);
  const parent = path.slice(0, -1).reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), copy);
  if (isFields(parent)) change(parent, path.at(-1)!);
  return copy;
};

const replaceField = (answer: Fields, path: Path, value: unknown): Fields =>
  change(answer, path, (parent, name) => {
    put(parent, name, value);
  });

const removeField = (answer: Fields, path: Path): Fields =>
  change(answer, path, (parent, name) => {
    Reflect.deleteProperty(parent, name);
  });

/** Yields the valid responses, each with every single fault, then `count` responses with up to five faults at once. */
export function* hostileAnswers(valid: readonly Fields[], count: number, seed: number): Generator {
  yield* valid;
  yield* HOSTILE_VALUES;
  for (const answer of valid) {
    for (const path of listPaths(answer)) {
      yield removeField(answer, path);
      for (const value of HOSTILE_VALUES) yield replaceField(answer, path, value);
      for (const name of EXTRA_NAMES) yield replaceField(answer, [...path.slice(0, -1), name], { x: 1 });
    }
  }
  const random = seededRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const faulty = (answer: Fields): Fields => {
    const path = pick(listPaths(answer));
    const kind = random();
    if (kind < 0.25) return removeField(answer, path);
    if (kind < 0.75) return replaceField(answer, path, pick(HOSTILE_VALUES));
    return replaceField(answer, [...path.slice(0, -1), pick(EXTRA_NAMES)], pick(HOSTILE_VALUES));
  };
  for (let made = 0; made < count; made++) {
    let answer = pick(valid);
    for (let faults = Math.floor(random() * 6); faults > 0 && listPaths(answer).length; faults--)
      answer = faulty(answer);
    yield answer;
  }
}
