import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonicalizeAnswer } from '../../../gateway/rails/canonical-results.js';
import { PAPER_ASSETS } from '../../../gateway/rails/paper/assets.js';
import { getSignatureForms } from '../../support/damaged-signatures.js';
import { BASE_SEPOLIA, SEPOLIA, signed, SIGNER, toAccount } from '../../support/signer.js';
import { createTestGateway } from '../../support/test-gateway.js';
import { offer } from '../../support/wallet.js';

type Body = Awaited<ReturnType<typeof signed>>;

const ACCOUNTS = [BASE_SEPOLIA, SEPOLIA].map((chain) => toAccount(SIGNER, chain));
const FORMS = Object.keys(getSignatureForms(`0x${'11'.repeat(64)}1b`));

/** The same confirmation with each signature in this form. */
const inForm = ({ optionId, results }: Body, form: string) => ({
  optionId,
  results: results.map(({ type, data }) => ({
    type,
    data: data.map((signature) => getSignatureForms(signature)[form]),
  })),
});

it('a signature of a contract, which may have an address in place of r, is left as it is', () => {
  const approvedHash = `0x${SIGNER.address.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`;
  assert.equal(canonicalizeAnswer(approvedHash), approvedHash);
});

describe('a signature on the paper rail', () => {
  for (const [index, form] of FORMS.entries())
    for (const asset of PAPER_ASSETS.slice(index, index + 1))
      it(`pays with ${form}, and every other form of it is the same confirmation: ${asset.id}`, async () => {
        const gateway = createTestGateway();
        const { paymentId, wallet, options } = await offer(gateway, {}, ACCOUNTS);
        const body = await signed(options[index]!);
        const first = await wallet.confirm(inForm(body, form));
        assert.equal(first.status, 200, await first.clone().text());
        const paid: unknown = await first.json();
        for (const other of FORMS) {
          const again = await wallet.confirm(inForm(body, other));
          assert.deepEqual([again.status, await again.json()], [200, paid], other);
        }
        assert.equal((await gateway.payments.get(paymentId)).version, 1);
      });
});
