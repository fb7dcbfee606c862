import { isKnownFeeKind, readPaymentStatusResponse } from 'pay-status/contract';
import { EXTRA_FIELD } from '../../gateway/chaos/extra-fields.js';
import type { Chance } from '../../gateway/chaos/settings.js';
import type { Poll } from './chaos-buyer.js';
import { getEventId, groupArrivals, getPaymentId, type Arrival } from './chaos-gateway.js';
import type { Report } from './chaos-run.js';

/** The first arrival of each event. */
const getFirstArrivals = (arrivals: readonly Arrival[]): readonly Arrival[] =>
  groupArrivals(arrivals, getEventId).flatMap(([first]) => first ?? []);

const isLateSuccess = ({ event }: Arrival): boolean => event.type === 'payment.succeeded';

const getVersion = ({ event }: Arrival): number => event.data.payment_state_version;

/** Deliveries that are due together are sent together: even without chaos, their order is not guaranteed. */
const isOvertaken = (arrival: Arrival, index: number, all: readonly Arrival[]): boolean =>
  all.slice(0, index).some((earlier) => earlier.afterMs < arrival.afterMs && getVersion(earlier) > getVersion(arrival));

const parseStatus = ({ text }: Poll): string | undefined => {
  const result = readPaymentStatusResponse(JSON.parse(text));
  return result.ok ? result.value.status : undefined;
};

const isFinal = ({ text }: Poll): boolean => (JSON.parse(text) as { isFinal?: boolean }).isFinal === true;

const isEarly = (poll: Poll, index: number, polls: readonly Poll[]): boolean => {
  const before = polls.slice(0, index).findLast(({ httpStatus }) => httpStatus === 200);
  return (
    before !== undefined &&
    !isFinal(poll) &&
    poll.durationMs < poll.maxPollMs &&
    parseStatus(poll) === parseStatus(before)
  );
};

/** Detects each kind of chaos from the client's side. */
const DETECTORS: Readonly<Record<Chance, (report: Report) => boolean>> = {
  duplicate: ({ gateway }) => groupArrivals(gateway.arrivals, getEventId).some(({ length }) => length > 1),
  reorder: ({ gateway }) =>
    groupArrivals(getFirstArrivals(gateway.arrivals), getPaymentId).some((all) =>
      all.some((arrival, index) => !isLateSuccess(arrival) && isOvertaken(arrival, index, all)),
    ),
  settledFirst: ({ gateway }) =>
    groupArrivals(getFirstArrivals(gateway.arrivals), getPaymentId).some((all) =>
      all.some((arrival, index) => isLateSuccess(arrival) && isOvertaken(arrival, index, all)),
    ),
  feeKind: ({ gateway }) =>
    gateway.arrivals.some(({ event }) => {
      const fee = event.data.processing?.fee;
      return fee != null && !isKnownFeeKind(fee.kind);
    }),
  extraFields: ({ gateway, responses, polls }) =>
    [...gateway.arrivals.map(({ body }) => body), ...responses, ...polls.flat().map(({ text }) => text)].some((text) =>
      text.includes(EXTRA_FIELD),
    ),
  early: ({ polls }) =>
    polls.some((all) => all.some((poll, index) => poll.httpStatus === 200 && isEarly(poll, index, all))),
  slow: ({ polls }) =>
    polls
      .flat()
      .some(({ httpStatus, maxPollMs, durationMs }) => httpStatus === 200 && maxPollMs && durationMs > maxPollMs),
  status429: ({ responses, polls }) => hasMessage('too many requests', responses, polls),
  status500: ({ responses, polls }) => hasMessage('nothing was done', responses, polls),
  lostAnswer: ({ responses, polls }) => hasMessage('the response is lost', responses, polls),
};

const hasMessage = (text: string, responses: readonly string[], polls: Report['polls']): boolean =>
  [...responses, ...polls.flat().map(({ text }) => text)].some((body) => body.includes(`Chaos: ${text}`));

/** Returns the kinds of chaos that a client of this run could observe. */
export const detectChaos = (report: Report): readonly string[] =>
  Object.entries(DETECTORS).flatMap(([name, isDetected]) => (isDetected(report) ? [name] : []));
