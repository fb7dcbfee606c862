import { html } from 'hono/html';
import type { Payment } from '../gateway/payments/payment.js';
import type { Markup } from '../pages/document.js';
import { STEP_TEXTS } from '../pages/step-texts.js';
import { stepPath, TEST_STEPS, type TestStep } from './test-steps.js';

const button = ({ id, from, next }: TestStep, paymentId: string): Markup =>
  html`<li>
    <button
      type="button"
      class="step"
      value="${id}"
      data-path="${stepPath(id, paymentId)}"
      data-from="${from.join(' ')}"
      data-next="${next ?? ''}"
      title="${STEP_TEXTS[id].meaning}"
      disabled
    >
      ${STEP_TEXTS[id].label}
    </button>
  </li>`;

/** Simulates the buyer's wallet and the chain. The script enables the steps that apply now. */
export const testWallet = ({ id, state }: Payment): Markup =>
  html`<section class="wallet" id="test-wallet" data-status="${state.status}" aria-labelledby="test-wallet-title">
    <header>
      <h2 id="test-wallet-title">Test wallet</h2>
      <p>Simulates the buyer and the chain. Part of the sandbox, not of a real checkout.</p>
    </header>
    <ul class="steps">
      ${TEST_STEPS.map((step) => button(step, id))}
    </ul>
    <p class="wallet-answer" role="status"></p>
  </section>`;
