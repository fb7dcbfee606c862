import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';
import { networkData, type NetworkSource } from '../pages/network-data.js';

/** Where the app shows the checkout, with its label. */
const MODES = { frame: 'In a frame of this page', webview: 'In a WebView' } as const;

export type HostMode = keyof typeof MODES;

export const isHostMode = (text: string): text is HostMode => Object.hasOwn(MODES, text);

/** Content of the app's page. */
export interface HostContent {
  /** A payment link or id; empty: the page shows a form for one. */
  readonly link: string;
  readonly mode: HostMode;
  readonly gateway: NetworkSource;
}

const modeField = (chosen: HostMode): Markup =>
  html`<fieldset>
    <legend>Show the checkout</legend>
    ${Object.entries(MODES).map(
      ([mode, label]) =>
        html`<label
          ><input type="radio" name="mode" value="${mode}" ${mode === chosen ? 'checked' : ''} />${label}</label
        >`,
    )}
  </fieldset>`;

const linkForm = ({ link, mode }: HostContent): Markup =>
  html`<form class="link-form" method="get" action="/host">
    <label for="link">Payment link</label>
    <input id="link" name="link" value="${link}" required autocomplete="off" spellcheck="false" />
    <button class="quiet-button">Open</button>
    ${modeField(mode)}
    ${link ? '' : html`<p>A payment link or a payment ID. The <a href="/">shop</a> creates payments.</p>`}
  </form>`;

/** Opens the window that stands for the app's WebView. */
const webview = html`<section class="host-webview" aria-labelledby="webview-title">
  <h2 id="webview-title">WebView</h2>
  <p>
    A window of its own, with the bridge that an Android app injects. Close it while the app asks you, as the system may
    do. Then approve, and open it again: the page asks the app for the answer, and the payment is paid once.
  </p>
  <button class="button" id="webview-open" disabled>Open the checkout</button>
</section>`;

/** Filled in by the script, with what the app decodes from a request. */
const prompt = html`<dialog class="host-prompt" id="prompt" aria-labelledby="prompt-title">
  <p class="host-name">Example wallet</p>
  <h2 id="prompt-title"></h2>
  <p class="host-meaning" id="prompt-meaning"></p>
  <dl id="prompt-rows"></dl>
  <p class="host-test">Test key, test money.</p>
  <form method="dialog">
    <button class="quiet-button">Reject</button>
    <button class="button" value="approve">Approve</button>
  </form>
</dialog>`;

/** The app with the payment behind the link, or with a form for one. */
export const hostView = (content: HostContent): PageContent => ({
  title: 'Example wallet app',
  styles: ['wallet.css', 'host.css'],
  scripts: ['/assets/host.js'],
  body: html`<body
    class="wallet-page host-page"
    data-link="${content.link}"
    data-mode="${content.mode}"
    ${networkData(content.gateway)}
  >
    <aside class="banner" aria-label="Notice"><strong>Test mode.</strong> No real money moves.</aside>
    <main>
      <header class="wallet-head">
        <h1>Example wallet app</h1>
        <p>Shows the checkout, and pays with its own key. <span id="account"></span></p>
      </header>
      ${linkForm(content)}
      <p class="wallet-message" id="message" role="status"></p>
      ${content.link && content.mode === 'webview' ? webview : html`<div id="checkout"></div>`}
      <noscript><p>The app needs JavaScript.</p></noscript>
    </main>
    ${prompt}
  </body>`,
});
