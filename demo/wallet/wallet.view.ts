import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';
import { networkData, type NetworkSource } from '../pages/network-data.js';
import { STEP_TEXTS } from '../pages/step-texts.js';
import { SANDBOX_WALLET } from './client/announced/wallet-info.js';

const linkForm = (link: string): Markup =>
  html`<form class="link-form" method="get" action="/wallet">
    <label for="link">Payment link</label>
    <input id="link" name="uri" value="${link}" required autocomplete="off" spellcheck="false" />
    <button class="quiet-button">Open</button>
  </form>`;

/** Filled in by the script. */
const payment = html`<section class="payment" id="payment" aria-labelledby="payment-title" hidden>
  <header>
    <p class="merchant">
      <span class="monogram" id="monogram" aria-hidden="true"></span>
      <span class="spoken">Pay </span><bdi id="merchant"></bdi>
    </p>
    <h2 id="payment-title"></h2>
  </header>
  <fieldset class="options" id="options">
    <legend>Pay with</legend>
  </fieldset>
  <div class="actions" id="actions">
    <button type="button" class="button" id="pay">${STEP_TEXTS.process.label}</button>
    <button type="button" class="quiet-button" id="reject">${STEP_TEXTS.decline.label}</button>
  </div>
</section>`;

const option = html`<template id="option">
  <label class="option">
    <input type="radio" name="option" />
    <b></b> <span></span>
  </label>
</template>`;

/** The test wallet with this link, or with a form for one if it is empty. */
export const walletView = (link: string, gateway: NetworkSource): PageContent => ({
  title: SANDBOX_WALLET.name,
  styles: ['wallet.css'],
  scripts: ['/assets/wallet.js'],
  body: html`<body class="wallet-page" ${networkData(gateway)}>
    <aside class="banner" aria-label="Notice"><strong>Test mode.</strong> No real money moves.</aside>
    <main>
      <header class="wallet-head">
        <img src="${SANDBOX_WALLET.icon}" alt="" />
        <h1>${SANDBOX_WALLET.name}</h1>
        <p>Pays with test coins, signed by a key that this browser created. <span id="account"></span></p>
      </header>
      ${linkForm(link)} ${payment}
      <p class="wallet-message" id="message" role="status" tabindex="-1"></p>
      <button type="button" class="quiet-button" id="retry" hidden>Try again</button>
      <p class="back" id="back" hidden><a>See the payment</a></p>
      <noscript><p>The wallet needs JavaScript.</p></noscript>
    </main>
    ${option}
  </body>`,
});
