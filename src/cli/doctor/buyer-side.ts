import { createGatewayClient, type GatewayClientOptions } from '../../client/gateway-client.js';
import { gatewayUrl } from '../../client/gateway-request.js';
import { GATEWAY_HEADERS } from '../../contract/gateway-headers.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { parseBaseUrl } from '../../core/url/base-url.js';
import { examineConnection, examineVersions, requestPlainly, tooSlow } from './both-sides.js';
import { checkCors, checkExposedHeaders, checkPreflight } from './checks/cors.js';
import { checkLongPoll } from './checks/long-poll.js';
import { checkRefusal } from './checks/refusal.js';
import { checkStatus } from './checks/status.js';
import { describeFailure } from './failure.js';
import { note, type Finding } from './finding.js';
import {
  HELD_ANSWER_TIMEOUT_MS,
  observe,
  type DoctorPorts,
  type Observed,
  type ObserveOptions,
  type RawAnswer,
} from './observe.js';
import type { BuyerIdentity, GatewayTarget } from './options.js';

/** A gateway as the page of a buyer sees it. */
export interface BuyerSide extends Pick<GatewayTarget, 'baseUrl' | 'origin' | 'apiVersion' | 'maxPollMs'> {
  readonly identity: BuyerIdentity;
  readonly paymentId: string;
}

type StatusOptions = Pick<GatewayClientOptions, 'apiVersion'> &
  Pick<ObserveOptions, 'timeoutMs'> & { readonly maxPollMs?: number };

const toOriginHeader = (origin: string | undefined): Readonly<Record<string, string>> =>
  origin ? { Origin: origin } : {};

const requestStatus = (
  { baseUrl, identity, paymentId, origin }: BuyerSide,
  ports: DoctorPorts,
  { maxPollMs, apiVersion, timeoutMs }: StatusOptions,
): Promise<Observed<PaymentStatusResponse>> =>
  observe(
    ports,
    (fetch, signal) =>
      createGatewayClient({ baseUrl, apiVersion, ...identity, fetch }).getPaymentStatus(paymentId, {
        maxPollMs,
        signal,
      }),
    { headers: toOriginHeader(origin), timeoutMs },
  );

const toStatusUrl = ({ baseUrl, paymentId }: BuyerSide): URL => gatewayUrl(parseBaseUrl(baseUrl), paymentId, '/status');

const examineCors = async (side: BuyerSide, ports: DoctorPorts, answer: RawAnswer): Promise<readonly Finding[]> => {
  const { origin } = side;
  if (!origin)
    return [
      note(
        'cors',
        'What a page can read was not checked.',
        'Set --origin to the origin of your page, such as https://shop.example.',
      ),
    ];
  const { APP_ID, CLIENT_ID, SVC_VERSION } = GATEWAY_HEADERS;
  const requested = [APP_ID, CLIENT_ID, ...(side.apiVersion ? [SVC_VERSION] : [])].map((name) => name.toLowerCase());
  const preflight = await requestPlainly(toStatusUrl(side), ports, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': requested.sort().join(','),
    },
  });
  return [
    preflight.answer && preflight.result.ok
      ? checkPreflight(preflight.answer, origin, requested)
      : describeFailure('cors-preflight', preflight),
    checkCors('cors', 'the answer', answer, origin),
    checkExposedHeaders(answer),
  ];
};

const examineRefusal = async (side: BuyerSide, ports: DoctorPorts): Promise<readonly Finding[]> => {
  const { origin } = side;
  const observed = await requestPlainly(toStatusUrl(side), ports, { method: 'GET', headers: toOriginHeader(origin) });
  return checkRefusal(observed, 'an app id', origin);
};

const examineLongPoll = async (
  side: BuyerSide,
  ports: DoctorPorts,
  before: PaymentStatusResponse,
  plainMs: number,
): Promise<Finding> => {
  const id = 'long-poll';
  const { maxPollMs } = side;
  const hint = 'Give a payment that is not final, or --create.';
  if (before.isFinal)
    return note(id, 'Long polls were not checked: a request for a final payment is answered at once.', hint);
  const observed = await requestStatus(side, ports, { maxPollMs, timeoutMs: HELD_ANSWER_TIMEOUT_MS });
  if (observed.result.ok && observed.result.value.status !== before.status)
    return note(id, 'Long polls were not checked: the payment changed meanwhile.', hint);
  return checkLongPoll(maxPollMs, observed, plainMs);
};

/** Examines what a page uses of a gateway. Without any answer, it ends after the first request. */
export const examineBuyerSide = async (side: BuyerSide, ports: DoctorPorts): Promise<readonly Finding[]> => {
  const connection = await examineConnection(side.baseUrl, (timeoutMs) => requestStatus(side, ports, { timeoutMs }));
  const { observed, answer, isTooSlow } = connection;
  if (!answer) return connection.findings;
  const first = [...connection.findings, ...checkStatus(observed, answer, ports.clock.now())];
  if (isTooSlow) return [...first, tooSlow()];
  const findings = [...first, ...(await examineCors(side, ports, answer)), ...(await examineRefusal(side, ports))];
  const { result, durationMs } = observed;
  if (!result.ok) return findings;
  return [
    ...findings,
    ...(await examineVersions(side, (apiVersion) => requestStatus(side, ports, { apiVersion }))),
    await examineLongPoll(side, ports, result.value, durationMs),
  ];
};
