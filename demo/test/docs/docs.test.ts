import assert from 'node:assert/strict';
import { it } from 'node:test';
import { docsPage } from '../../docs/docs.js';
import { createGateway } from '../../gateway/app.js';
import { BASE_URL } from '../support/test-gateway.js';

const open = async (): Promise<Response> =>
  docsPage({ gateway: createGateway({ baseUrl: BASE_URL }), baseUrl: BASE_URL }).request('/docs');

it('the API reference may load from its own origin and from nowhere else', async () => {
  const policy = (await open()).headers.get('Content-Security-Policy') ?? '';
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  assert.deepEqual([...new Set(sources)].sort(), ["'none'", "'self'", 'data:']);
  assert.match(policy, /(^|; )default-src 'none'(;|$)/);
});

it('the API reference names no address outside of this server', async () => {
  const text = await (await open()).text();
  for (const [, url] of text.matchAll(/(?:src|href)="([^"]*)"/g)) assert.match(url!, /^(\/(?!\/)|#)/);
});

it('the API reference leads to the document without scripts', async () => {
  assert.match(await (await open()).text(), /<noscript>.*href="\/openapi\.json"/s);
});
