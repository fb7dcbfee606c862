import { SVC_VERSIONS } from '../../../contract/svc-version.js';
import { ERROR_CODES_BY_GROUP } from '../../../contract/known-error-codes.js';
import { describeFailure, readCode } from '../failure.js';
import { note, ok, problem, type Finding } from '../finding.js';
import type { Observed } from '../observe.js';

const isRefusal = (code: string | undefined): code is string =>
  code !== undefined && (ERROR_CODES_BY_GROUP.versioning as readonly string[]).includes(code);

/** Describes how the gateway answered to a `Svc-Version`. Only the version that the user asks for has to be accepted. */
export const checkVersion = (version: string, isRequired: boolean, observed: Observed<unknown>): Finding => {
  const id = `version-${version}`;
  if (observed.result.ok) return ok(id, `It accepts Svc-Version ${version}.`);
  const code = readCode(observed.answer);
  if (!isRefusal(code)) {
    const { message, hint } = describeFailure(id, observed);
    return problem(id, `Svc-Version ${version} could not be checked. ${message}`, hint);
  }
  const message = `It refuses Svc-Version ${version} with the code ${code}.`;
  return isRequired
    ? problem(id, message, `Leave api-version out, or use one of ${SVC_VERSIONS.join(', ')}.`)
    : note(id, message, 'Without api-version, no Svc-Version is sent.');
};
