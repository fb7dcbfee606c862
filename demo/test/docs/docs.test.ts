import assert from 'node:assert/strict';
import { it } from 'node:test';
import { docsPage } from '../../docs/docs.js';
import { createGateway } from '../../gateway/create-gateway.js';
import { BASE_URL } from '../support/test-gateway.js';

const open = async (): Promise<Response> =>
  docsPage({ gateway: createGateway({ baseUrl: BASE_URL }), baseUrl: BASE_URL }).request('/docs');

it('the API reference may load from its own origin only', async () => {
  const policy = (await open()).headers.get('Content-Security-Policy') ?? '';
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  assert.deepEqual([...new Set(sources)].sort(), ["'none'", "'self'", 'data:']);
  assert.match(policy, /(^|; )default-src 'none'(;|$)/);
});

it('the API reference contains no URL of another server', async () => {
  const text = await (await open()).text();
  for (const [, url] of text.matchAll(/(?:src|href)="([^"]*)"/g)) assert.match(url!, /^(\/(?!\/)|#)/);
});

it('the API reference links to the document without JavaScript', async () => {
  assert.match(await (await open()).text(), /<noscript>.*href="\/openapi\.json"/s);
});
