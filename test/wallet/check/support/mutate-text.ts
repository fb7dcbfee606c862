// Near misses of the text of typed data that no change of the parsed value is.
import { isObject, type Json, type JsonObject } from './json.js';

export interface TextMutation {
  readonly change: string;
  readonly text: string;
}

/** Replaces the text of a part once; throws if there is none. */
const replacePart = (text: string, part: string, replacement: string): string => {
  if (!text.includes(part)) throw new Error(`There is no ${part} in ${text}.`);
  return text.replace(part, () => replacement);
};

const OTHER_VALUES: readonly Json[] = ['1', 1, null, {}, '0xffffffffffffffffffffffffffffffffffffffff'];

/** Gives each key of an object a second value, before and after the genuine one. */
const duplicateKeys = (text: string, name: string, object: JsonObject): readonly TextMutation[] => {
  const part = JSON.stringify(object);
  return Object.keys(object).flatMap((key) =>
    OTHER_VALUES.flatMap((other) => {
      const entry = `${JSON.stringify(key)}:${JSON.stringify(other)}`;
      const first = `{${entry},${part.slice(1)}`;
      const last = `${part.slice(0, -1)},${entry}}`;
      return [
        { change: `${name}.${key} is first ${String(other)}`, text: replacePart(text, part, first) },
        { change: `${name}.${key} is last ${String(other)}`, text: replacePart(text, part, last) },
      ];
    }),
  );
};

const NUMBERS = [
  '-0',
  '1e6',
  '1E400',
  '12.5',
  '01',
  '.5',
  '0x10',
  'NaN',
  'Infinity',
  '1e-7',
  '9007199254740993',
  '+1',
  '1_0',
  '1n',
];

/** Writes each number of an object as such a literal of JSON, or of JavaScript. */
const replaceNumbers = (text: string, name: string, object: JsonObject): readonly TextMutation[] =>
  Object.entries(object)
    .filter(
      ([, value]) => Number.isSafeInteger(value) || /^(\d+|0x[0-9a-f]{1,39}|0x[0-9a-f]{41,})$/i.test(String(value)),
    )
    .flatMap(([key, value]) => {
      const entry = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
      const digits = BigInt(value as string | number).toString();
      const rewritten = [
        `${digits}.0`,
        `${digits}.00000000000000000001`,
        `${digits}e0`,
        `${digits}E+0`,
        `${digits}0e-1`,
      ];
      return [...NUMBERS, ...rewritten].map((literal) => ({
        change: `${name}.${key} is the literal ${rewritten.includes(literal) ? 'of the same number' : literal}`,
        text: replacePart(
          text,
          JSON.stringify(object),
          replacePart(JSON.stringify(object), entry, `${JSON.stringify(key)}:${literal}`),
        ),
      }));
    });

const wrap = (text: string): readonly TextMutation[] => [
  { change: 'twice', text: text + text },
  { change: 'a bracket after', text: `${text}}` },
  { change: 'a comma after', text: `${text},` },
  { change: 'a comment after', text: `${text}//` },
  { change: 'a comment before', text: `/**/${text}` },
  { change: 'a script after', text: `${text};alert(1)` },
  { change: 'single quotes', text: text.replaceAll('"', "'") },
  { change: 'a trailing comma', text: `${text.slice(0, -1)},}` },
  { change: 'in parentheses', text: `(${text})` },
  { change: 'in a list', text: `[${text}]` },
  { change: 'a prefix against hijacking', text: `)]}'\n${text}` },
];

const rewrite = (text: string, data: JsonObject): readonly TextMutation[] => [
  { change: 'indented', text: JSON.stringify(data, null, 2) },
  { change: 'spaces around', text: `\r\n ${text}\t ` },
  {
    change: 'escaped keys',
    text: text.replaceAll('"message"', '"\\u006dessage"').replaceAll('"domain"', '"d\\u006fmain"'),
  },
  { change: 'escaped values', text: text.replaceAll('"0x', '"\\u0030x') },
];

export const mutateText = (data: JsonObject): readonly TextMutation[] => {
  const text = JSON.stringify(data);
  const parts = ['domain', 'message', 'types'].flatMap((name) => {
    const part = data[name];
    return isObject(part) ? [[name, part] as const] : [];
  });
  return [
    ...wrap(text),
    ...rewrite(text, data),
    ...duplicateKeys(text, 'root', data),
    ...parts.flatMap(([name, part]) => duplicateKeys(text, name, part)),
    ...parts.flatMap(([name, part]) => replaceNumbers(text, name, part)),
  ];
};
