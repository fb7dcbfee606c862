import { describeFailure } from '../failure.js';
import { note, ok, problem, type Finding } from '../finding.js';
import type { Observed } from '../observe.js';
import { checkCors } from './cors.js';

const ID = 'auth-required';

/**
 * Whether the gateway refuses a request without credentials, and whether a page of the origin can read that it does.
 *
 * @param credential what the interface requires, such as `an app id`
 */
export const checkRefusal = (
  observed: Observed<unknown>,
  credential: string,
  origin: string | undefined,
): readonly Finding[] => {
  const { answer, result } = observed;
  if (!answer || !result.ok) return [describeFailure(ID, observed)];
  const { status, body } = answer;
  const answers = `It answers a request without credentials with status ${status}`;
  if (status < 300) {
    return [
      body === undefined
        ? describeFailure(ID, observed)
        : note(ID, `${answers}.`, `The interface requires ${credential}.`),
    ];
  }
  if (status !== 400 && status !== 401)
    return [problem(ID, `${answers}, not 401.`, describeFailure(ID, observed).hint)];
  const cors = origin ? [checkCors('cors-errors', 'errors', answer, origin)] : [];
  return [ok(ID, 'It refuses a request without credentials.'), ...cors];
};
