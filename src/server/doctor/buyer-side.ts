import { createGatewayClient, type GatewayClientOptions } from '../../client/gateway-client.js';
import { gatewayUrl } from '../../client/gateway-request.js';
import { GATEWAY_HEADERS } from '../../contract/gateway-headers.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { SVC_VERSIONS } from '../../contract/svc-version.js';
import { parseBaseUrl } from '../../core/format/base-url.js';
import { checkCors, checkExposedHeaders, checkPreflight } from './checks/cors.js';
import { checkHold } from './checks/long-poll.js';
import { checkRefusal } from './checks/refusal.js';
import { checkConnection, checkStatus } from './checks/status.js';
import { checkVersion } from './checks/versions.js';
import { describeFailure } from './failure.js';
import { note, type Finding } from './finding.js';
import { ANSWER_TIMEOUT_MS, observe, type DoctorPorts, type Observed, type RawAnswer } from './observe.js';
import type { BuyerIdentity, GatewayTarget } from './options.js';

/** A gateway as the page of a buyer sees it. */
export interface BuyerSide extends Pick<GatewayTarget, 'baseUrl' | 'origin' | 'apiVersion' | 'maxPollMs'> {
  readonly identity: BuyerIdentity;
  readonly paymentId: string;
}

type StatusOptions = Pick<GatewayClientOptions, 'apiVersion'> & { readonly maxPollMs?: number };

const toOriginHeader = (origin: string | undefined): Readonly<Record<string, string>> =>
  origin ? { Origin: origin } : {};

const requestStatus = (
  { baseUrl, identity, paymentId, origin }: BuyerSide,
  ports: DoctorPorts,
  { maxPollMs, apiVersion }: StatusOptions = {},
): Promise<Observed<PaymentStatusResponse>> =>
  observe(
    ports,
    (fetch, signal) =>
      createGatewayClient({ baseUrl, apiVersion, ...identity, fetch }).getPaymentStatus(paymentId, {
        maxPollMs,
        signal,
      }),
    { headers: toOriginHeader(origin), timeoutMs: ANSWER_TIMEOUT_MS + (maxPollMs ?? 0) },
  );

/** Sends a request that no client sends: a preflight, or one without credentials. */
const requestPlainly = (
  { baseUrl, paymentId }: BuyerSide,
  ports: DoctorPorts,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
): Promise<Observed<Response>> =>
  observe(ports, (fetch, signal) =>
    fetch(gatewayUrl(parseBaseUrl(baseUrl), paymentId, '/status').href, { ...init, redirect: 'manual', signal }),
  );

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
  const preflight = await requestPlainly(side, ports, {
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

const examineRefusal = async (side: BuyerSide, ports: DoctorPorts): Promise<readonly Finding[]> =>
  checkRefusal(await requestPlainly(side, ports, { method: 'GET', headers: toOriginHeader(side.origin) }), side.origin);

const examineVersions = async (side: BuyerSide, ports: DoctorPorts): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const apiVersion of side.apiVersion ? [side.apiVersion] : SVC_VERSIONS) {
    const observed = await requestStatus(side, ports, { apiVersion });
    findings.push(checkVersion(apiVersion, side.apiVersion !== undefined, observed));
  }
  return findings;
};

const examineLongPoll = async (
  side: BuyerSide,
  ports: DoctorPorts,
  before: PaymentStatusResponse,
): Promise<Finding> => {
  const id = 'long-poll';
  const { maxPollMs } = side;
  const hint = 'Give a payment that is not final, or --create.';
  if (before.isFinal)
    return note(id, 'Long polls were not checked: a request for a final payment is answered at once.', hint);
  const observed = await requestStatus(side, ports, { maxPollMs });
  if (!observed.result.ok) return describeFailure(id, observed);
  if (observed.result.value.status !== before.status)
    return note(id, 'Long polls were not checked: the payment changed meanwhile.', hint);
  return checkHold(maxPollMs, observed.durationMs);
};

/** Examines what a page uses of a gateway. Without any answer, it ends after the first request. */
export const examineBuyerSide = async (side: BuyerSide, ports: DoctorPorts): Promise<readonly Finding[]> => {
  const observed = await requestStatus(side, ports);
  const { answer, result } = observed;
  if (!answer) return [describeFailure('reachable', observed)];
  const findings = [
    ...checkConnection(side.baseUrl, observed.durationMs),
    ...checkStatus(observed, answer, ports.clock.now()),
    ...(await examineCors(side, ports, answer)),
    ...(await examineRefusal(side, ports)),
  ];
  if (!result.ok) return findings;
  return [...findings, ...(await examineVersions(side, ports)), await examineLongPoll(side, ports, result.value)];
};
