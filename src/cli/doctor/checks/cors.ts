import { note, ok, problem, type Finding } from '../finding.js';
import type { RawAnswer } from '../observe.js';

const SERVER_HINT = 'Allow this origin at the gateway, or let the page ask your own server with status-url.';

const readList = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

/** Pages send no cookies to a gateway, so that `*` counts. */
const isListed = (list: readonly string[], name: string): boolean =>
  list.includes('*') || list.includes(name.toLowerCase());

const allowsOrigin = ({ headers }: RawAnswer, origin: string): boolean => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
};

/** Whether a page of the origin can read an answer. */
export const checkCors = (id: string, what: string, answer: RawAnswer, origin: string): Finding =>
  allowsOrigin(answer, origin)
    ? ok(id, `A page of ${origin} can read ${what}.`)
    : problem(
        id,
        `A page of ${origin} cannot read ${what}: Access-Control-Allow-Origin does not allow it.`,
        SERVER_HINT,
      );

/** Whether a browser lets a page of the origin send a status request with these headers. */
export const checkPreflight = (answer: RawAnswer, origin: string, requested: readonly string[]): Finding => {
  const id = 'cors-preflight';
  const { status, headers } = answer;
  if (status < 200 || status > 299) {
    return problem(
      id,
      `The preflight request (OPTIONS) was answered with status ${status}, so browsers refuse the request.`,
      SERVER_HINT,
    );
  }
  if (!allowsOrigin(answer, origin)) {
    return problem(id, `The preflight request (OPTIONS) does not allow pages of ${origin}.`, SERVER_HINT);
  }
  const allowed = readList(headers, 'access-control-allow-headers');
  const refused = requested.filter((name) => !isListed(allowed, name));
  if (refused.length) {
    return problem(
      id,
      `Access-Control-Allow-Headers lacks ${refused.join(', ')}, so browsers refuse the request.`,
      SERVER_HINT,
    );
  }
  const maxAge = Number(headers.get('access-control-max-age') ?? 0);
  return maxAge > 0
    ? ok(id, `Pages of ${origin} may send status requests; browsers remember it for ${maxAge} s.`)
    : note(
        id,
        `Pages of ${origin} may send status requests, but browsers ask again every few seconds.`,
        'Answer preflights with Access-Control-Max-Age.',
      );
};

const EXPOSED = {
  Date: 'countdowns follow the clock of the device',
  'Retry-After': 'pages cannot wait as long as the gateway asks',
} as const;

const EXPOSED_NAMES = Object.keys(EXPOSED) as readonly (keyof typeof EXPOSED)[];

/** Which headers of the answer a page can read. */
export const checkExposedHeaders = ({ headers }: RawAnswer): Finding => {
  const exposed = readList(headers, 'access-control-expose-headers');
  const hidden = EXPOSED_NAMES.filter((name) => !isListed(exposed, name));
  if (!hidden.length) return ok('cors-exposed', 'A page can read Date and Retry-After.');
  const effects = hidden.map((name) => `without ${name}, ${EXPOSED[name]}`).join('; ');
  return note(
    'cors-exposed',
    `A page cannot read ${hidden.join(' and ')}: ${effects}.`,
    `Answer with Access-Control-Expose-Headers: ${hidden.join(', ')}.`,
  );
};
