import { join } from 'node:path';
import { openNextShop } from './next-shop.js';
import { NEXT_STORIES } from './next-stories.js';
import { buyWith, type Tag } from './payment.js';
import type { Sandbox } from './sandbox.js';
import type { Shop, Story } from './shop.js';
import { openStaticShop } from './static-shop.js';

/** Serves a built app, and has the scenarios to run in it. */
export interface App {
  readonly open: (folder: string, sandbox: Sandbox) => Promise<Shop>;
  readonly stories: Readonly<Record<string, Story>>;
}

/** `paths` are the pages that have the buttons. */
const payments = (paths: Partial<Record<Tag, string>> = {}): App['stories'] => ({
  'takes a payment with <pay-status>': (shop, sandbox) => buyWith('pay-status', shop, sandbox, paths['pay-status']),
  'takes a payment with <pay-checkout>': (shop, sandbox) =>
    buyWith('pay-checkout', shop, sandbox, paths['pay-checkout']),
});

/** An app that is built into static files in the folder `built`. */
const files = (built: string, stories = payments()): App => ({
  open: (folder, { url }) => openStaticShop(join(folder, built), url),
  stories,
});

/** The apps by the names of their folders. */
export const APPS: Readonly<Record<string, App>> = {
  html: files('dist', payments({ 'pay-checkout': '/checkout.html' })),
  react: files('dist'),
  vue: files('dist'),
  svelte: files('dist'),
  angular: files('dist'),
  next: { open: openNextShop, stories: { ...payments(), ...NEXT_STORIES } },
};
