import { html, type TemplateResult } from 'lit';
import type { KnownPaymentStatus } from 'pay-status/contract';
import type { Delivery } from '../../../gateway/store/delivery-table.js';

type Tone = 'waiting' | 'working' | 'good' | 'bad' | 'late' | 'off';

const PAYMENT: Readonly<Record<KnownPaymentStatus, readonly [Tone, string]>> = {
  requires_action: ['waiting', 'Requires action'],
  processing: ['working', 'Processing'],
  succeeded: ['good', 'Succeeded'],
  failed: ['bad', 'Failed'],
  expired: ['late', 'Expired'],
  cancelled: ['off', 'Cancelled'],
};

const DELIVERY: Readonly<Record<Delivery['state'], readonly [Tone, string]>> = {
  pending: ['working', 'Pending'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
};

export const badge = (tone: Tone, label: string): TemplateResult => html`<span class="badge ${tone}">${label}</span>`;

export const getStatusLabel = (status: KnownPaymentStatus): string => PAYMENT[status][1];

export const paymentBadge = (status: KnownPaymentStatus): TemplateResult => badge(...PAYMENT[status]);

export const deliveryBadge = (state: Delivery['state']): TemplateResult => badge(...DELIVERY[state]);
