import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';

/**
 * Offers test coins to a wallet that cannot pay, in the element's slot below the text. Hidden until the script shows it. In
 * English, like the test wallet: a tool of the sandbox, whatever the language of the page.
 */
export const testCoins: Markup = html`<section
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
  <button type="button" class="quiet-button">Get test coins</button>
  <p class="test-coins-answer" role="status" tabindex="-1"></p>
</section>`;
