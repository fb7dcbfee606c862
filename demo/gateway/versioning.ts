import {
  DEFAULT_SVC_VERSION,
  HEADERS,
  isKnownSvcVersion,
  isSvcVersionFormat,
  type SvcVersion,
} from 'pay-status/contract';
import { ApiError } from './errors.js';

/** The public service's name for `Svc-Version`; its clients send this one. */
const PUBLIC_VERSION_HEADER = 'WCP-Version';

const known = (value: string): SvcVersion => {
  if (!isSvcVersionFormat(value)) throw new ApiError('invalid_api_version', `Invalid API version format: ${value}`);
  if (!isKnownSvcVersion(value)) throw new ApiError('unknown_api_version', `Unknown API version: ${value}`);
  return value;
};

/** The version that a request asks for (`SPEC: Versioning`). Both headers are checked; `Svc-Version` wins. */
export const resolveVersion = (headers: Headers): SvcVersion => {
  const [version = DEFAULT_SVC_VERSION] = [HEADERS.SVC_VERSION, PUBLIC_VERSION_HEADER]
    .map((name) => headers.get(name)?.trim() ?? '')
    .filter((value) => value !== '')
    .map(known);
  return version;
};
