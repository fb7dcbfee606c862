import { html, type TemplateResult } from 'lit';
import type { Slot } from './slots.js';

/** Sample content for each slot. Does not compile if a slot is missing. */
const CONTENT: Readonly<Record<Slot, TemplateResult>> = {
  'requires-action': html`<p slot="requires-action">Pay with the wallet that you registered with us.</p>`,
  processing: html`<p slot="processing">You can close this page. We will send you an email.</p>`,
  succeeded: html`<p slot="succeeded">
    Your books ship tomorrow. <a href="https://shop.example/orders">Your order</a>
  </p>`,
  failed: html`<p slot="failed">Your basket is still there. <a href="https://shop.example/basket">Try again</a></p>`,
  expired: html`<p slot="expired">We kept your basket. <a href="https://shop.example/basket">Pay now</a></p>`,
  cancelled: html`<p slot="cancelled">Changed your mind? <a href="https://shop.example/basket">Your basket</a></p>`,
  unknown: html`<p slot="unknown">We are looking into it and will write to you.</p>`,
  actions: html`<a slot="actions" href="https://shop.example/help">Questions about this payment?</a>`,
};

/** Returns the sample content of a slot. */
export const getSlotContent = (slot: Slot): TemplateResult => CONTENT[slot];
