import { PROTOCOL_VERSION } from 'pay-status/host';
import { toIsoTime } from '../core/iso-time.js';
import { SANDBOX_VERSION } from '../core/version.js';
import type { ConformanceReport } from '../wire/conformance.js';
import type { ConformanceRun } from './runs.js';

/** The report of a run. Its addresses are those of the configured base, never of the Host header. */
export const toConformanceReport = (
  { id, paymentId, createdAtMs, updatedAtMs, version, host, steps, isFinished }: ConformanceRun,
  baseUrl: string,
): ConformanceReport => ({
  runId: id,
  paymentId,
  // A host takes the payment from where it is in the link of a checkout.
  url: `${baseUrl}/conformance?run=${id}&pid=${encodeURIComponent(paymentId)}`,
  reportUrl: `${baseUrl}/conformance/${id}`,
  sandboxVersion: SANDBOX_VERSION,
  protocolVersion: PROTOCOL_VERSION,
  createdAt: toIsoTime(createdAtMs),
  updatedAt: toIsoTime(updatedAtMs),
  version,
  host,
  steps,
  isFinished,
});
