import { html } from 'hono/html';
import type { Payment } from '../gateway/payments/payment.js';
import type { Markup } from '../pages/document.js';
import { STEP_TEXTS } from '../pages/step-texts.js';
import { SANDBOX_WALLET } from '../wallet/client/announced/wallet-info.js';
import { PANEL_STEPS, type PanelStep } from './panel-steps.js';

const button = (step: PanelStep): Markup =>
  html`<li>
    <button type="button" class="step" value="${step}" title="${STEP_TEXTS[step].meaning}" disabled>
      ${STEP_TEXTS[step].label}
    </button>
  </li>`;

/**
 * Acts as the buyer with the test wallet of this browser, and as the chain. The script enables the steps that apply now. A tool
 * for developers, and in English like the console, whatever the language of the page.
 */
export const testWallet = ({ id }: Payment): Markup =>
  html`<section
    class="wallet"
    id="test-wallet"
    lang="en"
    dir="ltr"
    data-payment-id="${id}"
    aria-labelledby="test-wallet-title"
  >
    <header>
      <h2 id="test-wallet-title">${SANDBOX_WALLET.name}</h2>
      <p>Pays with its test coins, without asking. Part of the sandbox, not of a real checkout.</p>
    </header>
    <ul class="steps">
      ${PANEL_STEPS.map(button)}
    </ul>
    <p class="wallet-answer" role="status" tabindex="-1"></p>
  </section>`;
