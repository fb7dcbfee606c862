import type { CheckoutAttributes } from './checkout-attributes.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

/** A script of the page, and the hash of each file that it may load. */
export interface PageScript {
  readonly url: string;
  readonly integrity: string | undefined;
  /** Hashes by absolute path, for an import map. */
  readonly imports: Readonly<Record<string, string>>;
}

/** The page of a payment. */
export interface CheckoutPage {
  readonly lang: string;
  readonly title: string;
  readonly attributes: CheckoutAttributes;
  readonly script: PageScript;
  /** The element as a server has rendered it; undefined: the browser renders it. */
  readonly element: string | undefined;
  /** The gateway, whose icons are http on loopback. */
  readonly gateway: string;
  /** Further HTML of the head, which the merchant trusts, such as a style sheet. */
  readonly head: string;
}

const randomNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

const serializeElement = (attributes: CheckoutAttributes): string => {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<pay-checkout${text.join('')}></pay-checkout>`;
};

/** In a script, `<` could end it. */
const serializeImportMap = (integrity: Readonly<Record<string, string>>): string =>
  JSON.stringify({ integrity }).replaceAll('<', '\\u003c');

/** Nothing but the element's own script runs, no other site frames the page, and no address of a payment leaves it. */
const getHeaders = (nonce: string, imageOrigin = '') => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  // Wallets may open windows; a page that has opened this one cannot lead it away.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    `img-src 'self' https: data: ${imageOrigin}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; '),
});

/** @param render renders the element; it gets the nonce of its styles */
export type RenderElement = (attributes: CheckoutAttributes, nonce: string) => Promise<string>;

/** Responds with the page of a payment. */
export const respondPage = async (
  { lang, title, attributes, script, gateway, head }: Omit<CheckoutPage, 'element'>,
  render: RenderElement | undefined,
): Promise<Response> => {
  const nonce = randomNonce();
  const element = (await render?.(attributes, nonce)) ?? serializeElement(attributes);
  const integrity = script.integrity ? ` integrity="${script.integrity}"` : '';
  const gatewayUrl = attributes['gateway-url'];
  const html = `<!doctype html>
<html lang="${escapeHtml(lang)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    <style nonce="${nonce}">body { margin: 0; }</style>
    ${head}
    <script type="importmap" nonce="${nonce}">${serializeImportMap(script.imports)}</script>
    <script type="module" nonce="${nonce}" src="${escapeHtml(script.url)}"${integrity}></script>
  </head>
  <body>
    ${element}
    ${gatewayUrl ? `<noscript><a href="${escapeHtml(gatewayUrl)}">Pay on the page of the payment service</a></noscript>` : ''}
  </body>
</html>
`;
  return new Response(html, { headers: getHeaders(nonce, new URL(gateway).origin) });
};

/** Responds to a browser with a sentence, such as that it may not see the payment. */
export const respondNotice = (status: number, title: string, text: string): Response => {
  const nonce = randomNonce();
  const html = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>${escapeHtml(title)}</title>
  <style nonce="${nonce}">body { max-width: 30em; margin: 3em auto; padding: 0 1.25em; font: 1em / 1.5 system-ui, sans-serif; }</style>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(text)}</p>
</html>
`;
  return new Response(html, { status, headers: getHeaders(nonce) });
};
