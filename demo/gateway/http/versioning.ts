import {
  DEFAULT_SVC_VERSION,
  HEADERS,
  isKnownSvcVersion,
  isSvcVersionFormat,
  SVC_VERSIONS,
  type SvcVersion,
} from 'pay-status/contract';
import { ApiError } from './errors.js';
import { readOnce } from './read-once.js';

/** The public service's name for `Svc-Version`; its clients send this one. */
export const PUBLIC_VERSION_HEADER = 'WCP-Version';

const requireKnown = (value: string): SvcVersion => {
  if (!isSvcVersionFormat(value)) throw new ApiError('invalid_api_version', `Invalid API version format: ${value}`);
  if (!isKnownSvcVersion(value)) throw new ApiError('unknown_api_version', `Unknown API version: ${value}`);
  return value;
};

/**
 * The requested version (`SPEC: Versioning`). Both headers are checked; `Svc-Version` wins. The default is
 * the pinned version of the account, and older ones are refused.
 */
export const resolveVersion = (headers: Headers, pinned: SvcVersion = DEFAULT_SVC_VERSION): SvcVersion => {
  const [version = pinned] = [HEADERS.SVC_VERSION, PUBLIC_VERSION_HEADER]
    .map((name) => readOnce(headers, name))
    .filter((value) => value !== '')
    .map(requireKnown);
  if (SVC_VERSIONS.indexOf(version) < SVC_VERSIONS.indexOf(pinned))
    throw new ApiError('api_version_downgrade', 'Requested API version is older than the partner pin');
  return version;
};
