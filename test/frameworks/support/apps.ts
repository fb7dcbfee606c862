import { join } from 'node:path';
import { payIn, type Tag } from './payment.js';
import type { Sandbox } from './sandbox.js';
import type { Shop } from './shop.js';
import { openStaticShop } from './static-shop.js';

type Story = (shop: Shop, sandbox: Sandbox) => Promise<unknown>;

/** How an app is served once it is built in its folder, and what is done in it. */
interface App {
  readonly open: (folder: string, sandbox: Sandbox) => Promise<Shop>;
  readonly stories: Readonly<Record<string, Story>>;
}

/** Built into files, which lie in this folder. `paths`: the pages that have the buttons. */
const files = (built: string, paths: Partial<Record<Tag, string>> = {}): App => ({
  open: (folder, { url }) => openStaticShop(join(folder, built), url),
  stories: {
    'takes a payment with <pay-status>': (shop, sandbox) => payIn(shop, 'pay-status', sandbox, paths['pay-status']),
    'takes a payment with <pay-checkout>': (shop, sandbox) =>
      payIn(shop, 'pay-checkout', sandbox, paths['pay-checkout']),
  },
});

/** By the names of their folders. */
export const APPS: Readonly<Record<string, App>> = {
  html: files('dist', { 'pay-checkout': '/checkout.html' }),
  vue: files('dist'),
  svelte: files('dist'),
};
