import { SVC_VERSIONS } from '../../contract/svc-version.js';
import { checkConnection, isLate } from './checks/connection.js';
import { checkVersion } from './checks/versions.js';
import { note, type Finding } from './finding.js';
import {
  ANSWER_TIMEOUT_MS,
  HELD_ANSWER_TIMEOUT_MS,
  isTimedOut,
  observe,
  type DoctorPorts,
  type Observed,
  type RawAnswer,
} from './observe.js';
import type { GatewayTarget } from './options.js';

/** The findings of the first request to a gateway. */
export interface Connection<Value> {
  readonly findings: readonly Finding[];
  readonly observed: Observed<Value>;
  /** Undefined if there was none. */
  readonly answer: RawAnswer | undefined;
  /** True if every further request would take as long. */
  readonly isTooSlow: boolean;
}

/** Sends the first request of a side; once more, with more time, if there is no answer to it in time. */
export const examineConnection = async <Value>(
  baseUrl: string,
  request: (timeoutMs: number) => Promise<Observed<Value>>,
): Promise<Connection<Value>> => {
  const first = await request(ANSWER_TIMEOUT_MS);
  const second = isTimedOut(first) ? await request(HELD_ANSWER_TIMEOUT_MS) : undefined;
  const observed = second ?? first;
  return {
    findings: checkConnection(baseUrl, first, second),
    observed,
    answer: observed.answer,
    isTooSlow: isLate(observed),
  };
};

/** The last finding about a gateway whose answers take too long. */
export const tooSlow = (): Finding => note('skipped', 'The rest was not checked, because each answer takes too long.');

/** Sends a request that no client sends: a preflight, or one without credentials. */
export const requestPlainly = (
  url: URL,
  ports: DoctorPorts,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
): Promise<Observed<Response>> =>
  observe(ports, (fetch, signal) => fetch(url.href, { ...init, redirect: 'manual', signal }));

/** Requests the version that the user sends, or each that this library knows. */
export const examineVersions = async (
  { apiVersion: required }: Pick<GatewayTarget, 'apiVersion'>,
  request: (apiVersion: string) => Promise<Observed<unknown>>,
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const version of required ? [required] : SVC_VERSIONS) {
    findings.push(checkVersion(version, required !== undefined, await request(version)));
  }
  return findings;
};
