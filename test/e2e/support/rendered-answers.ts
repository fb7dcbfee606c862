import {
  paymentStatusResponseSchema,
  type KnownPaymentStatus,
  type PaymentStatusResponse,
} from '../../../src/contract/index.js';
import { ANSWERS, SUCCEEDED } from '../../contract/fixtures.js';

const { display, ...paid } = SUCCEEDED.info.optionAmount;

/** The answer to a paid payment, without icons: those of other hosts cannot be loaded here. */
const PAID = {
  ...SUCCEEDED,
  info: { ...SUCCEEDED.info, optionAmount: { ...paid, display: { ...display, iconUrl: null, networkIconUrl: null } } },
};

/** Returns the gateway's answer for a status, as a server parses it. */
export const getAnswer = (status: KnownPaymentStatus): PaymentStatusResponse =>
  paymentStatusResponseSchema.parse(status === 'succeeded' ? PAID : ANSWERS[status]);
