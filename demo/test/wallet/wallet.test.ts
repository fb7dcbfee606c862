import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { walletPage } from '../../wallet/wallet.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';

const page = () => walletPage({ gateway: createTestGateway(), baseUrl: BASE_URL });
const encode = encodeURIComponent;

describe('the page of the test wallet', () => {
  it('takes the link from either query parameter and escapes it', async () => {
    const link = `${BASE_URL}/?pid=pay_1&a="><script>`;
    for (const name of ['uri', 'pid']) {
      const text = await (await page().request(`/wallet?${name}=${encode(link)}`)).text();
      assert.ok(text.includes('value="http://localhost:4242/?pid=pay_1&amp;a=&quot;&gt;&lt;script&gt;"'));
      assert.doesNotMatch(text, /"><script>/);
    }
  });

  it('opens a checkout page of this server in its own browser, and no other page', async () => {
    const open = (url: string) => page().request(`/wallet?page=${encode(url)}`);
    const response = await open(`${BASE_URL}/?pid=pay_1`);
    assert.deepEqual([response.status, response.headers.get('location')], [302, `${BASE_URL}/?pid=pay_1&inWallet=1`]);
    for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'x'])
      assert.equal((await open(url)).status, 200, url);
  });

  it('shows a form for the link if it has none', async () => {
    const response = await page().request('/wallet');
    assert.equal(response.status, 200);
    assert.match(await response.text(), /<input[^>]*name="uri"[^>]*value=""[^>]*required/);
  });

  it('runs its own scripts only and connects to its own origin only', async () => {
    const policy = (await page().request('/wallet')).headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.match(policy, /connect-src 'self';/);
    assert.doesNotMatch(policy, /unsafe/);
  });
});
