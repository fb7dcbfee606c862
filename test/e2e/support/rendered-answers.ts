import {
  paymentStatusResponseSchema,
  type KnownPaymentStatus,
  type PaymentStatusResponse,
} from '../../../src/contract/index.js';
import { CANCELLED, EXPIRED, FAILED, PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../../contract/fixtures.js';

const parse = (response: unknown): PaymentStatusResponse => paymentStatusResponseSchema.parse(response);

const { display, ...paid } = SUCCEEDED.info.optionAmount;

/** Responses of the gateway for each status, as a server parses them. */
export const ANSWERS: Readonly<Record<KnownPaymentStatus, PaymentStatusResponse>> = {
  requires_action: parse(REQUIRES_ACTION),
  processing: parse(PROCESSING),
  // Icons of other hosts cannot be loaded here.
  succeeded: parse({
    ...SUCCEEDED,
    info: {
      ...SUCCEEDED.info,
      optionAmount: { ...paid, display: { ...display, iconUrl: null, networkIconUrl: null } },
    },
  }),
  failed: parse(FAILED),
  expired: parse(EXPIRED),
  cancelled: parse(CANCELLED),
};
