import { LIMITS } from '../../../contract/limits.js';
import { note, type Finding } from '../finding.js';
import type { KeyMode } from '../key-mode.js';
import { observe, type DoctorPorts, type Observed } from '../observe.js';
import {
  checkAccepted,
  checkAddress,
  checkMode,
  checkRefused,
  checkRepeated,
  isAccepted,
  isApplied,
} from './check-answers.js';
import { createTestDelivery, type TestDelivery } from './test-delivery.js';

/** A merchant's own webhook endpoint. */
export interface WebhookTarget {
  readonly url: string;
  /** One or more secrets, separated by spaces. */
  readonly secret: string;
}

/** Far beyond the tolerance of timestamps, milliseconds. */
const OLD_MS = 3_600_000;

const FORGED_HINT = 'Anyone can tell this server that an order is paid: verify the signature before anything else.';
const OLD_HINT = 'A delivery that someone recorded could be repeated: refuse timestamps older than five minutes.';

/** A secret that the receiver cannot have: random text of at least 16 bytes. */
const createOtherSecret = (randomId: () => string): string => `whsec_${btoa(`${randomId()}-not-the-secret`)}`;

const deliver = (url: string, ports: DoctorPorts, { headers, body }: TestDelivery): Promise<Observed<Response>> =>
  observe(ports, (fetch, signal) => fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }), {
    timeoutMs: LIMITS.WEBHOOK_RESPONSE_DEADLINE_MS,
  });

/** A receiver that refuses everything would seem to verify signatures and timestamps. */
const skip = (id: string): Finding => note(id, 'Not checked, because the valid event was not accepted.');

/**
 * Sends test events to a merchant's endpoint: one that it has to accept, again if it has applied it, one with a wrong signature, and
 * an old one. Each has an id of its own, so that none is taken for a duplicate.
 *
 * @param keyMode the mode of the API key whose events the endpoint is for, if it is known
 */
export const examineReceiver = async (
  { url, secret }: WebhookTarget,
  ports: DoctorPorts,
  keyMode?: KeyMode,
): Promise<readonly Finding[]> => {
  const { clock, randomId } = ports;
  const send = async (key: string, ageMs = 0): Promise<Observed<Response>> =>
    deliver(url, ports, await createTestDelivery(key, randomId(), clock.now() - ageMs));
  const event = await createTestDelivery(secret, randomId(), clock.now());
  const accepted = await deliver(url, ports, event);
  const findings = [checkAddress(new URL(url)), checkAccepted(accepted), ...checkMode(accepted, keyMode)];
  if (!isAccepted(accepted)) return [...findings, ...['webhook-forged', 'webhook-old'].map(skip)];
  const repeated = isApplied(accepted) ? checkRepeated(await deliver(url, ports, event)) : [];
  const forged = await send(createOtherSecret(randomId));
  const old = await send(secret, OLD_MS);
  return [
    ...findings,
    ...repeated,
    checkRefused('webhook-forged', 'an event with a wrong signature', FORGED_HINT, forged),
    checkRefused('webhook-old', 'an event that was signed an hour ago', OLD_HINT, old),
  ];
};
