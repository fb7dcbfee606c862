import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNextConflicts } from '../../../src/cli/init/next-routes.js';

const find = (...files: readonly string[]) =>
  findNextConflicts(
    { sourceFolder: '' },
    { list: (folder) => Promise.resolve(files.filter((path) => path.startsWith(`${folder}/`))) },
  );

const CONFLICTS = [
  'app/checkout/page.tsx',
  'app/(shop)/(pay)/checkout/page.jsx',
  'app/@modal/buy/page.mdx',
  'app/webhooks/route.js',
  'app/checkout/[slug]/page.tsx',
  'app/checkout/[id]/pay/[...rest]/route.ts',
  'app/checkout/[...all]/page.tsx',
  'app/(shop)/checkout/[[...all]]/page.tsx',
  'app/checkout/assets/[file]/route.ts',
  'pages/buy.jsx',
  'pages/checkout/index.tsx',
  'pages/checkout/[id]/status.ts',
  'public/checkout/assets/pay-button.js',
];

const OTHERS = [
  'app/page.tsx',
  'app/[slug]/page.tsx',
  'app/[[...all]]/page.tsx',
  'app/checkout/layout.tsx',
  'app/checkout/done/page.tsx',
  'app/checkout/_parts/page.tsx',
  'app/feed/(..)checkout/page.tsx',
  'app/buy/now/page.tsx',
  'app/buy/page.module.css',
  'app/api/webhooks/route.ts',
  'pages/_app.tsx',
  'pages/api/checkout.ts',
  'public/buy.png',
];

describe('findNextConflicts', () => {
  it('finds what would answer the requests of the written routes, wherever it is and whatever its parameters are called', async () => {
    assert.deepEqual(await find(...CONFLICTS), CONFLICTS);
  });

  it('leaves alone what answers others', async () => {
    assert.deepEqual(await find(...OTHERS), []);
  });
});
