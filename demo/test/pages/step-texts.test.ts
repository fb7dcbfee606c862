import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { STEP_TEXTS } from '../../pages/step-texts.js';
import { walletView } from '../../wallet/wallet.view.js';

describe('the words for the steps of a payment', () => {
  it('are those of the documents', () => {
    const text = readFileSync(new URL('../../../docs/gateway.md', import.meta.url), 'utf8');
    const [, table = ''] = /\| button [^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
    const rows = table
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, label, step = '', meaning]) => [step.replaceAll('`', ''), { label, meaning }]);
    assert.deepEqual(Object.fromEntries(rows), STEP_TEXTS);
  });

  it('are on the buttons of the test wallet', async () => {
    const page = String(await walletView('', { chains: [], recipient: '' }).body);
    for (const { label } of [STEP_TEXTS.process, STEP_TEXTS.decline])
      assert.ok(page.includes(`>${label}</button>`), label);
  });
});
