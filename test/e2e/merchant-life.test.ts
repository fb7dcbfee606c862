import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { coin } from '../../demo/gateway/rails/evm/artifacts/coin.js';
import { connectNode } from '../../demo/test/support/chain-gateway.js';
import type { MerchantPayment } from '../../src/contract/schemas/merchant-payment.js';
import { createMerchantClient, createPartnerClient, fiat } from '../../src/server/merchant/index.js';
import { approve, payWithCoin, useChainEnvironment } from './support/chain-environment.js';
import { waitForHeadline } from './support/headlines.js';
import { until } from './support/until.js';

const MERCHANT_NAME = 'Corner shop';

describe('a merchant of a partner, on a local chain', () => {
  const { environment, node } = useChainEnvironment();

  it('is created, is paid, gets its money at its own address, refunds, and mails a receipt', async () => {
    const { server, proxy, open, step, errors } = environment();
    const credentials = { baseUrl: proxy.url, apiKey: 'wcp_test_partner' };
    const partner = createPartnerClient(credentials);
    const { id: merchantId } = await partner.merchants.create({
      merchantName: MERCHANT_NAME,
      merchantEmail: 'owner@corner.example',
    });

    const { chain, contract } = server.gateway.assets.find(({ symbol }) => symbol === 'USDC')!;
    const { address } = privateKeyToAccount(generatePrivateKey());
    const asset = `${chain}/erc20:${contract}`;
    await partner.cryptoSettlements.create(merchantId, [{ asset, destination: `${chain}:${address}` }]);

    const merchant = createMerchantClient({ ...credentials, merchantId });
    const { paymentId, gatewayUrl } = await merchant.createPayment({
      amount: fiat('50', 'USD'),
      referenceId: 'order 1',
    });
    const page = await payWithCoin(environment(), gatewayUrl, 'USDC');
    await page.getByText(MERCHANT_NAME).first().waitFor();
    await approve(page);
    await waitForHeadline(page, `Paid $50.00 to ${MERCHANT_NAME}`);

    await step(paymentId, 'settle');
    let listed: MerchantPayment | undefined;
    await until('the list has the settlement', async () => {
      for await (const item of merchant.payments.iterate()) listed = item;
      return listed?.settlement?.settled ?? false;
    });
    const client = connectNode(node());
    const { status } = await client.getTransactionReceipt({ hash: listed?.settlement?.txHash as Hex });
    const balance = await client.readContract({
      address: contract,
      abi: coin.abi,
      functionName: 'balanceOf',
      args: [address],
    });
    assert.deepEqual([listed?.paymentId, status, balance], [paymentId, 'success', 50_000_000n]);

    await merchant.markRefunded(paymentId);
    const { data } = await partner.payments.list({ merchantId });
    assert.deepEqual(
      data.map(({ isRefunded }) => isRefunded),
      [true],
    );

    const payment = await fetch(`${proxy.url}/sandbox/payments/${paymentId}`);
    const { receiptUrl } = (await payment.json()) as { readonly receiptUrl: string };
    const receipt = await open(receiptUrl);
    for (const text of [MERCHANT_NAME, 'Refunded by the shop']) await receipt.getByText(text).first().waitFor();
    assert.equal((await merchant.getPaymentStatus(paymentId)).status, 'succeeded');

    await partner.merchants.delete(merchantId);
    await assert.rejects(merchant.createPayment({ amount: fiat('50', 'USD'), referenceId: 'order 2' }), {
      code: 'merchant_not_found',
    });
    assert.deepEqual(errors, []);
  });
});
