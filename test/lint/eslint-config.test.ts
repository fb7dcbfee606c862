import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../package/repository.js';

const eslint = new ESLint({ cwd: ROOT });

/** Returns the rules that a text violates in place of an existing file. */
const brokenRules = async (filePath: string, code: string): Promise<readonly (string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}/${filePath}` });
  return result!.messages.map(({ ruleId }) => ruleId);
};

const ELEMENT = 'src/elements/pay-status/pay-status.ts';
const TRACKER = 'src/tracker/tracker.ts';
const TEST = 'test/contract/limits.test.ts';
const NODE_TEST = 'test/lint/eslint-config.test.ts';

describe('the lint rules', () => {
  const planted: readonly (readonly [file: string, code: string, rule: string])[] = [
    [TRACKER, `import '../elements/pay-status/pay-status.js';`, 'local/layers'],
    [TRACKER, `export * from '../controllers/copy-controller.js';`, 'local/layers'],
    [TRACKER, `export const x = import('../controllers/copy-controller.js');`, 'local/layers'],
    [TRACKER, `export type X = import('../controllers/ports.js').ElementPorts;`, 'local/layers'],
    [TRACKER, `import { html } from 'lit'; export const x = html;`, 'local/layers'],
    [TRACKER, `export const x = document.title;`, 'no-restricted-globals'],
    [TRACKER, `export const x = window.name;`, 'no-restricted-globals'],
    [TRACKER, `export const x = globalThis.document;`, 'no-restricted-globals'],
    [ELEMENT, `void fetch('/');`, 'no-restricted-globals'],
    [ELEMENT, `void globalThis.fetch('/');`, 'no-restricted-globals'],
    [ELEMENT, `setTimeout(() => undefined, 1);`, 'no-restricted-globals'],
    [ELEMENT, `setInterval(() => undefined, 1);`, 'no-restricted-globals'],
    [ELEMENT, `requestAnimationFrame(() => undefined);`, 'no-restricted-globals'],
    [ELEMENT, `location.assign('/');`, 'no-restricted-globals'],
    [ELEMENT, `window.location.assign('/');`, 'no-restricted-globals'],
    [ELEMENT, `document.location.assign('/');`, 'no-restricted-properties'],
    [ELEMENT, `sessionStorage.clear();`, 'no-restricted-globals'],
    [ELEMENT, `localStorage.clear();`, 'no-restricted-globals'],
    [ELEMENT, `document.body.innerHTML = '';`, 'no-restricted-properties'],
    [
      ELEMENT,
      `import { html } from 'lit'; export const x = html\`<p .innerHTML=\${''}></p>\`;`,
      'no-restricted-syntax',
    ],
    [ELEMENT, `export { unsafeHTML } from 'lit/directives/unsafe-html.js';`, 'no-restricted-imports'],
    [ELEMENT, `console.warn('x');`, 'no-console'],
    [ELEMENT, `export default 1;`, 'no-restricted-syntax'],
    ['src/define/define.ts', `console.log('x');`, 'no-console'],
    ['demo/cli.ts', `export default 1;`, 'no-restricted-syntax'],
    ['demo/cli.ts', `export const x = /x+$/;`, 'regexp/no-super-linear-move'],
    [TRACKER, `export const x = /^a*b?a*$/;`, 'regexp/no-super-linear-backtracking'],
    ['demo/cli.ts', `import '../src/index.js';`, 'local/layers'],
    ['demo/cli.ts', `export enum X { A }`, 'no-restricted-syntax'],
    ['demo/cli.ts', `export const x = (y: any): unknown => y;`, '@typescript-eslint/no-explicit-any'],
    [TEST, `it.only('x', () => undefined);`, 'no-restricted-syntax'],
    [TEST, `describe.skip('x', () => undefined);`, 'no-restricted-syntax'],
    [TEST, `declare const xit: (title: string) => void; xit('x');`, 'no-restricted-syntax'],
    [NODE_TEST, `import { it } from 'node:test'; it('x', { skip: true }, () => undefined);`, 'no-restricted-syntax'],
    [
      NODE_TEST,
      `import assert from 'node:assert'; assert.rejects(fetch('x'));`,
      '@typescript-eslint/no-floating-promises',
    ],
  ];
  for (const [file, code, rule] of planted) {
    it(`report ${rule} in ${file}: ${code}`, async () => {
      assert.ok((await brokenRules(file, code)).includes(rule));
    });
  }

  const sound: readonly (readonly [file: string, code: string])[] = [
    ['src/define/define.ts', `console.warn('x');`],
    [TRACKER, `export const later = (act: () => void): unknown => globalThis.setTimeout(act, 1);`],
    [NODE_TEST, `import { it } from 'node:test'; it('x', async () => { await Promise.resolve(); });`],
  ];
  for (const [file, code] of sound) {
    it(`report nothing in ${file}: ${code}`, async () => {
      assert.deepEqual(await brokenRules(file, code), []);
    });
  }
});
