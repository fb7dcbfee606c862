import { join } from 'node:path';
import { openNextShop } from './next-shop.js';
import { NEXT_STORIES } from './next-stories.js';
import { buyWith, type Tag } from './payment.js';
import type { Sandbox } from './sandbox.js';
import type { Shop, Story } from './shop.js';
import { openStaticShop } from './static-shop.js';

/** How an app is served once it is built in its folder, and what is done in it. */
export interface App {
  readonly open: (folder: string, sandbox: Sandbox) => Promise<Shop>;
  readonly stories: Readonly<Record<string, Story>>;
}

/** `paths`: the pages that have the buttons. */
const payments = (paths: Partial<Record<Tag, string>> = {}): App['stories'] => ({
  'takes a payment with <pay-status>': (shop, sandbox) => buyWith('pay-status', shop, sandbox, paths['pay-status']),
  'takes a payment with <pay-checkout>': (shop, sandbox) =>
    buyWith('pay-checkout', shop, sandbox, paths['pay-checkout']),
});

/** Built into files, which lie in this folder. */
const files = (built: string, stories = payments()): App => ({
  open: (folder, { url }) => openStaticShop(join(folder, built), url),
  stories,
});

/** By the names of their folders. */
export const APPS: Readonly<Record<string, App>> = {
  html: files('dist', payments({ 'pay-checkout': '/checkout.html' })),
  react: files('dist'),
  vue: files('dist'),
  svelte: files('dist'),
  angular: files('dist'),
  next: { open: openNextShop, stories: { ...payments(), ...NEXT_STORIES } },
};
