import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Example } from './document.js';

/** Placeholder names in docs/csp.md, with the values used here. */
export interface Hosts {
  readonly shop: string;
  /** Another origin, for the CDN and the embedded checkout. */
  readonly other: string;
  readonly gateway: string;
  readonly icons: string;
}

const FOLDER = fileURLToPath(new URL('../../../dist/cdn', import.meta.url));

/** The CDN files, by name. */
export const CDN_FILES: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => [name, readFileSync(join(FOLDER, name))]),
);

/** Finds a module whose name ends in a hash, by the rest of its name. */
const findLazyFile = (start: string): string => {
  const name = [...CDN_FILES.keys()].find(
    (file) => file.startsWith(`${start}-`) && /^.{8}\.js$/.test(file.slice(start.length + 1)),
  );
  if (!name) throw new Error(`docs/csp.md names ${start}-XXXXXXXX.js, which is not in dist/cdn.`);
  return name;
};

const computeHash = (content: string | Buffer): string => createHash('sha384').update(content).digest('base64');

const hashFile = (name: string): string => {
  const file = CDN_FILES.get(name);
  if (!file) throw new Error(`docs/csp.md uses the hash of ${name}, which is not in dist/cdn.`);
  return computeHash(file);
};

/** Replaces the placeholder hosts and app id in a text of the document. */
export const replaceHosts = (text: string, { shop, other, gateway, icons }: Hosts): string =>
  text
    .replaceAll('https://shop.example', shop)
    .replaceAll(/https:\/\/(?:cdn|pay)\.example/g, other)
    .replaceAll('https://gateway.example', gateway)
    .replaceAll('https://icons.example', icons)
    .replaceAll('your_app_id', 'app_demo');

/** A page as a server sends it. */
interface ServedPage {
  readonly policy: string;
  readonly html: string;
  /** The nonce of this response. */
  readonly nonce: string;
}

const IMPORT_MAP = /<script type="importmap"[^>]*>([^]*?)<\/script>/;

/** Fills in the nonce, the hashes and the payment id. */
export const fillPage = ({ policy, markup }: Example, hosts: Hosts, paymentId: string): ServedPage => {
  const nonce = randomBytes(16).toString('base64');
  const fill = (text: string): string =>
    replaceHosts(text, hosts)
      .replaceAll('{nonce}', nonce)
      .replaceAll(/([a-z-]+)-XXXXXXXX\.js/g, (_, start: string) => findLazyFile(start))
      .replaceAll(/sha384-\{([^}\s]+)\}/g, (_, name: string) => `sha384-${hashFile(name)}`)
      .replaceAll('pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV', paymentId);
  const html = fill(markup);
  const [, map = ''] = IMPORT_MAP.exec(html) ?? [];
  const filled = fill(policy)
    .replace('sha384-{import map}', `sha384-${computeHash(map)}`)
    // The sandbox is also the host of its assets' icons.
    .replace(hosts.icons, `${hosts.icons} ${hosts.gateway}`);
  return { policy: filled, html, nonce };
};
