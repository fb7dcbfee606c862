// The near misses of a single value.
import { UNLIMITED } from './facts.js';
import type { Json } from './json.js';

/** A changed value, with the name of the change. */
export type Change = readonly [name: string, value: Json];

const NUMERIC = /^(0x[0-9a-f]+|\d+)$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;

const HOMOGLYPHS: Readonly<Record<string, string>> = {
  ...{ a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у' },
  ...{ A: 'А', B: 'В', C: 'С', E: 'Е', P: 'Р', T: 'Т' },
};
const toHomoglyphs = (text: string): string => text.replace(/[aceiopxyABCEPT]/, (letter) => HOMOGLYPHS[letter] ?? '');
/** Replaces the digits by those that start at a code point, such as the full-width ones. */
const toDigits = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const swapCase = (text: string): string =>
  Array.from(text, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join(
    '',
  );
/** Changes the letters, but not those of the prefix `0x`. */
const changeCase = (text: string, change: (text: string) => string): string =>
  text.startsWith('0x') ? `0x${change(text.slice(2))}` : change(text);

/** Other types in the place of a value, some of which JavaScript converts to it. */
const changeType = (value: Json): readonly Change[] => [
  ['null', null],
  ['true', true],
  ['false', false],
  ['number 0', 0],
  ['number 1', 1],
  ['empty text', ''],
  ['empty list', []],
  ['empty object', {}],
  ['list of the value', [value]],
  ['nested list of the value', [[value]]],
  ['value twice', [value, value]],
  ['object with the value', { value }],
  ['object like a list', { 0: value, length: 1 }],
  ['value as JSON', JSON.stringify(value)],
];

const changeText = (text: string): readonly Change[] => [
  ['space before', ` ${text}`],
  ['space after', `${text} `],
  ['line break before', `\n${text}`],
  ['line break after', `${text}\n`],
  ['tab before', `\t${text}`],
  ['NUL after', `${text}\0`],
  ['no-break space after', `${text}\u00a0`],
  ['zero-width space after', `${text}\u200b`],
  ['zero-width space inside', `${text.slice(0, 3)}\u200b${text.slice(3)}`],
  ['direction mark before', `\u202e${text}`],
  ['byte order mark before', `\ufeff${text}`],
  ['without its end', text.slice(0, -1)],
  ['without its start', text.slice(1)],
  ['longer by one', text + text.slice(-1)],
  ['zero after', `${text}0`],
  ['twice', text + text],
  ['reversed', Array.from(text).reverse().join('')],
  ['upper case', changeCase(text, (letters) => letters.toUpperCase())],
  ['lower case', text.toLowerCase()],
  ['other case', changeCase(text, swapCase)],
  ['other case at the end', text.replace(/0x[0-9a-fA-F]+$/, (digits) => changeCase(digits, swapCase))],
  ['quoted', `'${text}'`],
  ['homoglyph', toHomoglyphs(text)],
  ['full-width digits', toDigits(text, 0xff10)],
  ['Arabic digits', toDigits(text, 0x660)],
  ['mathematical digits', toDigits(text, 0x1d7ce)],
  ['percent-encoded', text.replace(/[0-9a-z]/i, (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16)}`)],
];

/** The same number, written otherwise. Which of these the check takes is its choice. */
const rewriteNumber = (value: bigint): readonly Change[] => [
  ['as decimal text', value.toString()],
  ['as hexadecimal text', `0x${value.toString(16)}`],
  ['as upper hexadecimal text', `0x${value.toString(16).toUpperCase()}`],
  [Number.isSafeInteger(Number(value)) ? 'as number' : 'as inexact number', Number(value)],
  ['as decimal text with zeros', `00${value}`],
  ['as hexadecimal text with zeros', `0x00${value.toString(16)}`],
  ['as 32 bytes', `0x${value.toString(16).padStart(64, '0')}`],
  ['as digits without 0x', value.toString(16)],
  ['as octal text', `0o${value.toString(8)}`],
  ['as binary text', `0b${value.toString(2)}`],
  ['as text with plus', `+${value}`],
  ['as text with a fraction', `${value}.0`],
  ['as text with an exponent', `${value}e0`],
  ['as text with a suffix', `${value}n`],
  ['as text with separators', value.toString().replaceAll(/\B(?=(\d{3})+$)/g, '_') + (value < 1000n ? '_' : '')],
  ['as text with commas', value.toString().replaceAll(/\B(?=(\d{3})+$)/g, ',') + (value < 1000n ? ',' : '')],
];

const toHexadecimal = (value: bigint): string => (value < 0n ? `-${toHexadecimal(-value)}` : `0x${value.toString(16)}`);

const changeNumber = (value: bigint): readonly Change[] => {
  const others: readonly (readonly [string, bigint])[] = [
    ['plus one', value + 1n],
    ['minus one', value - 1n],
    ['tenfold', value * 10n],
    ['a tenth', value / 10n],
    ['double', value * 2n],
    ['zero', 0n],
    ['one', 1n],
    ['unlimited', UNLIMITED],
    ['2^255', 2n ** 255n],
    ['2^160 - 1', 2n ** 160n - 1n],
    ['2^256', 2n ** 256n],
    ['plus 2^256', value + 2n ** 256n],
    ['plus 2^64', value + 2n ** 64n],
    ['plus 2^53', value + 2n ** 53n],
    ['plus a year', value + 31_536_000n],
  ];
  return [
    ...others.flatMap(([name, other]): readonly Change[] => [
      [`${name}, as decimal text`, other.toString()],
      [`${name}, as hexadecimal text`, toHexadecimal(other)],
      [`${name}, as number`, Number(other)],
    ]),
    ['negative, as decimal text', `-${value}`],
    ['negative, as hexadecimal text', `-0x${value.toString(16)}`],
    ['negative, as number', -Number(value)],
    ['negative in 256 bits', `0x${(2n ** 256n - value).toString(16)}`],
    ['plus a half, as text', `${value}.5`],
    ['plus a half, as number', Number(value) + 0.5],
    ['1e6', '1e6'],
    ['1e30 as number', 1e30],
    ['largest number', Number.MAX_VALUE],
    ['smallest number', Number.MIN_VALUE],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
    ['0x', '0x'],
    ['minus', '-'],
    ...rewriteNumber(value),
  ];
};

/** Changes one digit after another of an address or another long hexadecimal text. */
const changeDigits = (text: string): readonly Change[] =>
  Array.from({ length: text.length - 2 }, (_, index): Change => {
    const at = index + 2;
    const digit = (Number.parseInt(text.charAt(at), 16) + 1) % 16;
    return [`digit ${index + 1} changed`, text.slice(0, at) + digit.toString(16) + text.slice(at + 1)];
  });

const changeAddress = (text: string): readonly Change[] => [
  ...changeDigits(text),
  ['without 0x', text.slice(2)],
  ['padded to 32 bytes', `0x${text.slice(2).padStart(64, '0')}`],
  ['zero address', `0x${'0'.repeat(40)}`],
  ['with a chain', `eip155:84532:${text}`],
];

export const changeLeaf = (value: Json): readonly Change[] => [
  ...changeType(value),
  ...(typeof value === 'string' ? changeText(value) : []),
  ...(typeof value === 'string' && ADDRESS.test(value) ? changeAddress(value) : []),
  ...((typeof value === 'string' && NUMERIC.test(value)) || Number.isSafeInteger(value)
    ? changeNumber(BigInt(value as string | number))
    : []),
];
