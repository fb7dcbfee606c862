import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';

const linkForm = (link: string): Markup =>
  html`<form class="link-form" method="get" action="/wallet">
    <label for="link">Payment link</label>
    <input id="link" name="uri" value="${link}" required autocomplete="off" spellcheck="false" />
    <button class="quiet-button">Open</button>
  </form>`;

/** Filled in by the page's script. */
const payment = html`<section class="payment" id="payment" aria-labelledby="payment-title" hidden>
  <header class="summary">
    <p class="merchant">
      <span class="monogram" id="monogram" aria-hidden="true"></span>
      <span class="spoken">Pay </span><bdi id="merchant"></bdi>
    </p>
    <h2 id="payment-title"></h2>
  </header>
  <fieldset class="options" id="options">
    <legend>Pay with</legend>
  </fieldset>
  <div class="deeds" id="deeds">
    <button type="button" class="button" id="pay">Pay</button>
    <button type="button" class="quiet-button" id="decline">Decline</button>
  </div>
</section>`;

const option = html`<template id="option">
  <label class="option">
    <input type="radio" name="option" />
    <b></b> <span></span>
  </label>
</template>`;

/** The page of the test wallet, for this link or for one that is yet to be pasted. */
export const walletView = (link: string): PageContent => ({
  title: 'Test wallet',
  styles: ['checkout.css', 'wallet.css'],
  scripts: ['/assets/wallet.js'],
  body: html`<body class="checkout wallet-page">
    <aside class="banner" aria-label="Notice"><strong>Test wallet.</strong> Its coins are made up.</aside>
    <main>
      <header class="wallet-head">
        <h1>Test wallet</h1>
        <p>Pays as a stranger’s wallet would, by the public wallet SDK. <span id="account"></span></p>
      </header>
      ${linkForm(link)} ${payment}
      <p class="news" id="news" role="status" tabindex="-1"></p>
      <button type="button" class="quiet-button" id="retry" hidden>Try again</button>
      <p class="back" id="back" hidden><a>See the payment</a></p>
      <noscript><p>The wallet needs JavaScript, which is off.</p></noscript>
    </main>
    <footer class="wallet-foot"><p>The wallet SDK: Portions © 2025 Reown, Inc. All Rights Reserved</p></footer>
    ${option}
  </body>`,
});
