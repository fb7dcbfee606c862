// Each message for the console in the sources has a row in docs/troubleshooting.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { filesIn, ROOT } from '../package/repository.js';

/** Where all sentences are for the developer of a page. */
const ONLY_MESSAGES = [
  'src/define/define.ts',
  'src/define/load-press.ts',
  'src/define/load-status.ts',
  'src/define/warn-of-undefined.ts',
  'src/elements/pay-button/check.ts',
  'src/elements/pay-button/start.ts',
  'src/elements/pay-checkout/links.ts',
  'src/elements/pay-checkout/wallet-section.ts',
  'src/elements/pay-status/pay-status.configuration.ts',
  'src/elements/shared/merchant-secrets.ts',
  'src/wallet/engine/check-options.ts',
];
const IN_FOLDER = 'src/elements/shared/diagnosis';
/** Where the sentences of errors are. */
const WITH_ERRORS = ['src/client', 'src/controllers', 'src/tracker', 'src/core/format', 'src/wallet', 'src/browser'];
/** Only a program that creates a client itself can get these. */
const OF_PROGRAMS =
  /^(Give an app id|Set the id of a payment|The value of the header|The gateway (answered|redirects))/;

/** Decisions of a buyer in their wallet, of which the console says nothing. */
const OF_BUYERS = /^(The buyer rejected|The page did not let|The wallet (has another|no longer offers|does not let))/;

/** The parts of a text between its placeholders; undefined for other nodes. */
const readParts = (node: ts.Node): readonly string[] | undefined => {
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [readParts(node.left), readParts(node.right)];
    return left && right && [...left.slice(0, -1), `${left.at(-1)}${right[0]}`, ...right.slice(1)];
  }
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return undefined;
};

/** A sentence, or its end: some words and a full stop. */
const isSentence = (parts: readonly string[]): boolean => {
  const text = parts.join(' … ');
  return /\.(\s|$)/.test(text) && (text.match(/[A-Za-z]{2,}/g) ?? []).length >= 4;
};

const isError = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText().endsWith('Error');

/** Returns the literals of the sentences of a file. With `errorsOnly`, those in `new …Error(…)` and in constants. */
const collect = (path: string, errorsOnly: boolean): string[][] => {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[][] = [];
  const visit = (node: ts.Node, isInside: boolean, isOperand = false): void => {
    const parts = isInside ? readParts(node) : undefined;
    if (parts && !isOperand && isSentence(parts) && !ts.isImportDeclaration(node.parent)) found.push([...parts]);
    const isConstant = ts.isVariableDeclaration(node) && /^[A-Z_]+$/.test(node.name.getText());
    ts.forEachChild(node, (child) => {
      visit(child, isInside || isError(node) || isConstant, parts && ts.isBinaryExpression(node));
    });
  };
  visit(source, !errorsOnly);
  return found;
};

const normalize = (text: string): string => text.replace(/["\s]+/g, ' ').trim();

/** The parts of the table's messages between their `…`, those that say something. */
const readDocumented = (): readonly string[] => {
  const text = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');
  const table = text.slice(text.indexOf('<!-- console:'), text.indexOf('## The status'));
  const cells = table.split('\n').map((line) => line.split('|')[1] ?? '');
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message))
    .flatMap((message) => message.split('…').map(normalize))
    .filter((part) => part.split(' ').length >= 2);
};

/** Advice after a message, which has no row of its own. */
const ADVICE =
  /^(Use |Set |Check |It redirects|A proxy in front|Replace the secret| ?https?:|See your|There is no countdown)/;

describe('the table of console messages in docs/troubleshooting.md', () => {
  const documented = readDocumented();
  const messages = [
    ...ONLY_MESSAGES.flatMap((path) => collect(path, false)),
    ...filesIn(IN_FOLDER).flatMap((path) => collect(path, false)),
    ...WITH_ERRORS.flatMap(filesIn).flatMap((path) => collect(path, true)),
  ].filter((parts) => [ADVICE, OF_PROGRAMS, OF_BUYERS].every((pattern) => !pattern.test(parts.join('').trim())));

  it('has a row for each message of the sources', () => {
    const missing = messages.filter((parts) => {
      const texts = parts.map(normalize);
      return !texts.some((text) =>
        documented.some((part) => text.includes(part) || (text && part.includes(text) && text.length >= 10)),
      );
    });
    assert.deepEqual(
      missing.map((parts) => parts.join('…')),
      [],
    );
  });

  it('reads the messages of the sources', () => {
    assert.ok(messages.length > 30, String(messages.length));
    assert.ok(messages.some((parts) => parts.join('').includes('is not a slot.')));
  });
});
