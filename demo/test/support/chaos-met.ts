import { isKnownFeeKind, readPaymentStatusResponse } from 'pay-status/contract';
import { EXTRA_FIELD } from '../../gateway/chaos/extra-fields.js';
import type { Chance } from '../../gateway/chaos/settings.js';
import type { Poll } from './chaos-buyer.js';
import { getEventId, groupArrivals, getPaymentId, type Arrival } from './chaos-gateway.js';
import type { Report } from './chaos-story.js';

/** The first arrival of each event. */
const firstOnes = (arrivals: readonly Arrival[]): readonly Arrival[] =>
  groupArrivals(arrivals, getEventId).flatMap(([first]) => first ?? []);

const isLateSuccess = ({ event }: Arrival): boolean => event.type === 'payment.succeeded';

const getVersion = ({ event }: Arrival): number => event.data.payment_state_version;

/** Deliveries that are due together are sent together: even without chaos, the interface promises no order. */
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
    before !== undefined && !isFinal(poll) && poll.tookMs < poll.maxPollMs && parseStatus(poll) === parseStatus(before)
  );
};

/** Detects each kind of chaos from the client's side. */
const MEETINGS: Readonly<Record<Chance, (report: Report) => boolean>> = {
  duplicate: ({ gateway }) => groupArrivals(gateway.arrivals, getEventId).some(({ length }) => length > 1),
  reorder: ({ gateway }) =>
    groupArrivals(firstOnes(gateway.arrivals), getPaymentId).some((all) =>
      all.some((arrival, index) => !isLateSuccess(arrival) && isOvertaken(arrival, index, all)),
    ),
  settledFirst: ({ gateway }) =>
    groupArrivals(firstOnes(gateway.arrivals), getPaymentId).some((all) =>
      all.some((arrival, index) => isLateSuccess(arrival) && isOvertaken(arrival, index, all)),
    ),
  feeKind: ({ gateway }) =>
    gateway.arrivals.some(({ event }) => {
      const fee = event.data.processing?.fee;
      return fee != null && !isKnownFeeKind(fee.kind);
    }),
  extraFields: ({ gateway, answers, polls }) =>
    [...gateway.arrivals.map(({ body }) => body), ...answers, ...polls.flat().map(({ text }) => text)].some((text) =>
      text.includes(EXTRA_FIELD),
    ),
  early: ({ polls }) =>
    polls.some((all) => all.some((poll, index) => poll.httpStatus === 200 && isEarly(poll, index, all))),
  slow: ({ polls }) =>
    polls.flat().some(({ httpStatus, maxPollMs, tookMs }) => httpStatus === 200 && maxPollMs && tookMs > maxPollMs),
  status429: ({ answers, polls }) => says('too many requests', answers, polls),
  status500: ({ answers, polls }) => says('nothing was done', answers, polls),
  lostAnswer: ({ answers, polls }) => says('the response is lost', answers, polls),
};

const says = (words: string, answers: readonly string[], polls: Report['polls']): boolean =>
  [...answers, ...polls.flat().map(({ text }) => text)].some((text) => text.includes(`Chaos: ${words}`));

/** The kinds of chaos that somebody met in this story. */
export const kindsMet = (report: Report): readonly string[] =>
  Object.entries(MEETINGS).flatMap(([name, isMet]) => (isMet(report) ? [name] : []));
