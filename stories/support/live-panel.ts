import { html, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { SIMULATED_STEPS } from '../../demo/gateway/payments/simulation.js';
import { USDC } from './assets.js';
import { takeStep, type Step } from './journeys.js';
import type { LivePayment } from './live-payment.js';

const STEPS: readonly Step[] = [...SIMULATED_STEPS, 'cancel'];

/** Buttons for everything that can happen to a payment and to the network. */
export const livePanel = ({ gateway, paymentId, cut, restore }: LivePayment): TemplateResult => {
  const output = createRef<HTMLElement>();
  const tell = (text: string): void => {
    if (output.value) output.value.textContent = text;
  };
  const take = async (step: Step): Promise<void> => {
    try {
      await takeStep(gateway, paymentId, step, { optionAmount: USDC });
      tell('');
    } catch (refusal) {
      tell(refusal instanceof Error ? refusal.message : String(refusal));
    }
  };
  return html`<div
    role="group"
    aria-label="What happens"
    style="display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-end: 1rem"
  >
    ${STEPS.map((step) => html`<button @click=${() => take(step)}>${step}</button>`)}
    <button @click=${cut}>Cut the network</button>
    <button @click=${restore}>Restore the network</button>
    <output ${ref(output)} style="flex-basis: 100%; min-block-size: 1.5em; font: 0.875rem system-ui"></output>
  </div>`;
};
