import {
  paymentStatusResponseSchema,
  type KnownPaymentStatus,
  type PaymentStatusResponse,
} from '../../../src/contract/index.js';
import { CANCELLED, EXPIRED, FAILED, PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../../contract/fixtures.js';

const read = (answer: unknown): PaymentStatusResponse => paymentStatusResponseSchema.parse(answer);

const { display, ...paid } = SUCCEEDED.info.optionAmount;

/** Responses of the gateway at each status, as a server reads them. */
export const ANSWERS: Readonly<Record<KnownPaymentStatus, PaymentStatusResponse>> = {
  requires_action: read(REQUIRES_ACTION),
  processing: read(PROCESSING),
  // Pictures of another host cannot be loaded here.
  succeeded: read({
    ...SUCCEEDED,
    info: {
      ...SUCCEEDED.info,
      optionAmount: { ...paid, display: { ...display, iconUrl: null, networkIconUrl: null } },
    },
  }),
  failed: read(FAILED),
  expired: read(EXPIRED),
  cancelled: read(CANCELLED),
};
