import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';

/** Only a chain can ask a contract whether a signature is its own. */
const WITHOUT_CHAIN = html`<p>
  It has no chain, so it takes the signatures of keys only. To pay with a smart account, such as a Safe, start it with
  <code>--chain</code>.
</p>`;

/**
 * Offers test coins to a wallet that cannot pay, in the element's slot below the text. Hidden until the script shows it. In
 * English, like the test wallet: a tool of the sandbox, whatever the language of the page.
 */
export const testCoins = (hasChain: boolean): Markup =>
  html`<section
    class="test-coins"
    id="test-coins"
    slot="requires-action"
    lang="en"
    dir="ltr"
    aria-labelledby="test-coins-title"
    hidden
  >
    <h2 id="test-coins-title">Test coins</h2>
    <p>The sandbox takes its own coins, which are free. Part of the sandbox, not of a real checkout.</p>
    ${hasChain ? '' : WITHOUT_CHAIN}
    <button type="button" class="quiet-button">Get test coins</button>
    <p class="test-coins-answer" role="status" tabindex="-1"></p>
  </section>`;
