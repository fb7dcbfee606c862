import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { WALLET_ERROR_FACTS } from '../../src/core/wallet-error-table.js';

it('docs/host-wallet.md lists the codes that the wallet of a host may answer with', () => {
  const [, table = ''] = readFileSync('docs/host-wallet.md', 'utf8').split('| answer with it if');
  const listed = table
    .slice(0, table.indexOf('\n\n'))
    .split('\n')
    .flatMap((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? []);
  const codes = WALLET_ERROR_FACTS.filter(([, { isOfHost }]) => isOfHost).map(([code]) => code);
  assert.deepEqual(listed.sort(), codes.sort());
});
