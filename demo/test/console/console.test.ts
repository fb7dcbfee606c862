import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consolePage } from '../../console/console.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';

const open = async (path: string) => {
  const response = await consolePage({ gateway: createTestGateway(), baseUrl: BASE_URL }).request(path);
  return { response, text: await response.text() };
};

describe('The console', () => {
  it('is one page without data of the gateway', async () => {
    const { response, text } = await open('/console');
    assert.equal(response.status, 200);
    assert.match(text, /<sandbox-console>/);
    assert.match(text, /<noscript>/);
    assert.doesNotMatch(text, /wcp_|whsec_|pay_[0-9a-f]/);
  });

  it('allows no inline script, no inline style, and no other origin, but for images', async () => {
    const { response, text } = await open('/console');
    assert.doesNotMatch(text, /\sstyle=|<style|\son\w+=|<script(?![^>]*\ssrc="\/)/);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.match(policy, /connect-src 'self';.*frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
  });
});
