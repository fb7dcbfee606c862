import type { ConnectionFailureKind } from 'pay-status/client';

/** Why an attempt failed: a failure of the connection, or what the endpoint or the sandbox did. */
export type DeliveryFailureReason =
  | Exclude<ConnectionFailureKind, 'other'>
  | 'connection_failed'
  | 'private_address'
  | 'endpoint_gone'
  | 'stopped'
  | 'redirect'
  | 'http_status';

/** All reasons; a type error if one is missing. */
const REASONS: Readonly<Record<DeliveryFailureReason, true>> = {
  refused: true,
  name_not_found: true,
  name_lookup_failed: true,
  unreachable: true,
  closed: true,
  timed_out: true,
  certificate_expired: true,
  certificate_not_yet_valid: true,
  certificate_self_signed: true,
  certificate_wrong_host: true,
  certificate_untrusted: true,
  no_tls: true,
  tls_failed: true,
  no_http: true,
  invalid_http: true,
  headers_too_large: true,
  interim_response: true,
  undecodable: true,
  answer_refused: true,
  blocked_port: true,
  invalid_url: true,
  connection_failed: true,
  private_address: true,
  endpoint_gone: true,
  stopped: true,
  redirect: true,
  http_status: true,
};

export const DELIVERY_FAILURE_REASONS = Object.keys(REASONS) as readonly DeliveryFailureReason[];
