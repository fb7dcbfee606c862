import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';
import { networkData, type NetworkSource } from '../pages/network-data.js';

const linkForm = (link: string): Markup =>
  html`<form class="link-form" method="get" action="/host">
    <label for="link">Payment link</label>
    <input id="link" name="link" value="${link}" required autocomplete="off" spellcheck="false" />
    <button class="quiet-button">Open</button>
    ${link ? '' : html`<p>A payment link or a payment ID. The <a href="/">shop</a> creates payments.</p>`}
  </form>`;

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

/** The app with the payment behind this link, or with a form for one if it is empty. */
export const hostView = (link: string, gateway: NetworkSource): PageContent => ({
  title: 'Example wallet app',
  styles: ['checkout.css', 'wallet.css', 'host.css'],
  scripts: ['/assets/host.js'],
  body: html`<body class="checkout wallet-page host-page" ${networkData(gateway)}>
    <aside class="banner" aria-label="Notice"><strong>Test key.</strong> Its coins are not real.</aside>
    <main>
      <header class="wallet-head">
        <h1>Example wallet app</h1>
        <p>Embeds the checkout, and pays with its own key. <span id="account"></span></p>
      </header>
      ${linkForm(link)}
      <p class="wallet-message" id="message" role="status"></p>
      <div id="checkout"></div>
      <noscript><p>The app needs JavaScript.</p></noscript>
    </main>
    ${prompt}
  </body>`,
});
