import { join } from 'node:path';
import { openNextShop } from './next-shop.js';
import { NEXT_STORIES } from './next-stories.js';
import { buyWith } from './payment.js';
import type { Sandbox } from './sandbox.js';
import type { Shop, Story } from './shop.js';
import { openStaticShop } from './static-shop.js';
import { payInWrittenShop } from './written-shop.js';

/** Serves a built app, and has the scenarios to run in it. */
export interface App {
  /** Undefined for an app that is tried by its own check. */
  readonly open?: (folder: string, sandbox: Sandbox) => Promise<Shop>;
  readonly stories: Readonly<Record<string, Story>>;
}

const PAYMENTS: App['stories'] = {
  'takes a payment with <pay-status>': (shop, sandbox) => buyWith('pay-status', shop, sandbox),
  'takes a payment with <pay-checkout>': (shop, sandbox) => buyWith('pay-checkout', shop, sandbox),
};

/** An app that is built into static files. */
const FILES: App = {
  open: (folder, { url }) => openStaticShop(join(folder, 'dist'), url),
  stories: PAYMENTS,
};

/** A project in which `pay-status init --try` has written a shop and paid a test order. */
const TRIED: App = { stories: {} };

/** The apps by the names of their folders. */
export const APPS: Readonly<Record<string, App>> = {
  react: FILES,
  vue: FILES,
  angular: FILES,
  next: { open: openNextShop, stories: { ...PAYMENTS, ...NEXT_STORIES } },
  'init-next': {
    open: openNextShop,
    stories: { 'takes a payment in the shop that pay-status init has written, built for production': payInWrittenShop },
  },
  'init-express': TRIED,
  'init-fastify': TRIED,
  'init-hono': TRIED,
  'init-node': TRIED,
};
