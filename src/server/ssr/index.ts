export type { PayCheckoutInputs, PayStatusInputs } from './inputs.js';
export { renderPayCheckout, renderPayStatus } from './render.js';
