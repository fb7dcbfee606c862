import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import {
  createCheckout,
  fiat,
  type CheckoutOrder,
  type CheckoutSettings,
  type CreatedCheckout,
} from '../../../../src/server/merchant/index.js';
import { Sandbox } from '../../../support/sandbox.js';
import { createSandboxClient } from '../merchant.js';

export const SHOP = 'https://shop.example';
export const SECRET = 'a secret of thirty-two bytes, ok?';

export const ORDER: CheckoutOrder = {
  referenceId: 'order-7',
  idempotencyKey: 'order-7',
  amount: fiat('12.50', 'USD'),
  items: [{ name: 'Notebook', quantity: 2 }],
};

/** Headers of a page of the shop, as a browser sends them. */
export const OWN_PAGE = { origin: SHOP, 'sec-fetch-site': 'same-origin' };

/** A folder in place of the package's browser files. */
const CDN_FOLDER = fileURLToPath(new URL('./cdn', import.meta.url));

/** A browser: it keeps cookies by path, and sends them as browsers do. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly handle: (request: Request) => Promise<Response>) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const sent = [...this.cookies].filter(([own]) => path === own || path.startsWith(`${own}/`));
    const headers = new Headers(init.headers);
    if (sent.length && !headers.has('cookie')) headers.set('cookie', sent.map(([, pair]) => pair).join('; '));
    const response = await this.handle(new Request(SHOP + path, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      this.cookies.set(/Path=([^;]+)/.exec(cookie)?.[1] ?? '/', pair);
    }
    return response;
  }

  post(path: string, headers: Readonly<Record<string, string>> = {}, body = ''): Promise<Response> {
    return this.send(path, { method: 'POST', headers: { ...OWN_PAGE, ...headers }, body });
  }

  /** Creates the payment of the order, as a script does. */
  async buy(): Promise<CreatedCheckout> {
    const response = await this.post('/checkout', { accept: 'application/json' });
    assert.equal(response.status, 200);
    return (await response.json()) as CreatedCheckout;
  }
}

/** Opens a shop with a checkout on virtual time. */
export const openShop = (settings: Partial<CheckoutSettings> = {}) => {
  const sandbox = new Sandbox();
  const errors: unknown[] = [];
  const checkout = createCheckout({
    client: createSandboxClient(sandbox),
    appId: 'app_demo',
    secret: SECRET,
    order: () => ORDER,
    onError: (error) => errors.push(error),
    fetch: sandbox.fetch,
    clock: sandbox.clock,
    cdnFolder: CDN_FOLDER,
    ...settings,
  });
  return { sandbox, errors, checkout, browser: new Browser(checkout), open: () => new Browser(checkout) };
};
