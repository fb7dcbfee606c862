import { getKnownStatus, getOutcome } from '../../../contract/payment-status.js';
import { formatCountdown } from '../../../core/format/duration.js';
import type { DialogMessages } from '../../../locales/dialog-messages.js';
import type { Messages } from '../../../locales/messages.js';
import type { CheckoutOutline } from '../../pay-checkout/outline.js';
import {
  CONNECTING,
  getRing,
  getTone,
  STATUS_LOOKS,
  TIME_UP,
  TROUBLE,
  UNKNOWN,
  UNKNOWN_FINAL,
  type Look,
} from '../../pay-status/status-looks.js';
import { getLeaveReason } from './closing.js';

/** The content of the chip. */
export interface Chip {
  readonly look: Look;
  readonly tone: string;
  /** The share of the ring. */
  readonly ring: number | undefined;
  readonly title: string;
  readonly detail: string | undefined;
  /** True if the payment has ended: then the chip can be removed. */
  readonly isResult: boolean;
}

type State = Pick<Chip, 'look' | 'title' | 'detail'>;

const getFinalState = ({ payment, amount }: CheckoutOutline, texts: DialogMessages, messages: Messages): State => {
  const status = payment ? getKnownStatus(payment) : undefined;
  if (!status) return { look: UNKNOWN_FINAL, title: messages.unknownFinal[0], detail: amount };
  const [title] = messages.statuses[status];
  const short: Readonly<Record<string, string>> = { succeeded: texts.paid, failed: texts.failed };
  return { look: STATUS_LOOKS[status], title: short[status] ?? title, detail: amount };
};

const getState = (outline: CheckoutOutline, texts: DialogMessages, messages: Messages): State => {
  const { payment, amount, remainingMs } = outline;
  if (payment?.isFinal) return getFinalState(outline, texts, messages);
  if (getLeaveReason(outline) === 'sent')
    return { look: STATUS_LOOKS.processing, title: texts.onItsWay, detail: amount };
  if (!payment) return { look: CONNECTING, title: messages.connecting[0], detail: amount };
  if (!getKnownStatus(payment)) return { look: UNKNOWN, title: messages.unknownStatus[0], detail: amount };
  if (remainingMs === 0) return { look: TIME_UP, title: messages.timeUp[0], detail: undefined };
  const detail = remainingMs === undefined ? amount : formatCountdown(remainingMs, messages.locale);
  return { look: STATUS_LOOKS.requires_action, title: messages.timeline.waiting, detail };
};

/** Returns what the chip shows for the state of the checkout. */
export const getChip = (
  outline: CheckoutOutline,
  isOnline: boolean,
  texts: DialogMessages,
  messages: Messages,
): Chip => {
  const { payment, remainingMs } = outline;
  const { look, title, detail } = getState(outline, texts, messages);
  const isResult = payment?.isFinal ?? false;
  if (!isOnline && !isResult) {
    const lastSeen = texts.lastSeen.replace('{state}', () => title);
    return { look: TROUBLE, tone: 'trouble', ring: undefined, title: texts.offline, detail: lastSeen, isResult };
  }
  return { look, tone: getTone(look, remainingMs), ring: getRing(look, remainingMs), title, detail, isResult };
};

/** True if the payment has ended so that the buyer may start another one. */
export const mayTryAgain = ({ payment }: CheckoutOutline): boolean =>
  payment !== null && getOutcome(payment) === 'failure';
