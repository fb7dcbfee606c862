import { OPERATIONS } from '../../../demo/gateway/openapi/operations/index.js';

/** Pages of the sandbox, which the API document does not describe. */
const PAGES = [
  'GET /',
  'GET /wallet',
  'GET /host',
  'GET /console',
  'GET /docs',
  'GET /explorer',
  'GET /collect',
  'GET /conformance',
  'GET /conformance/{id}',
];

const ROUTES = [...PAGES, ...OPERATIONS.map(({ route }) => route)];

/** Converts a path to a pattern, in which a parameter matches one segment and `*` matches one or more. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{[^}]*\}|:\w+|<[^>]*>/g, '[^/]+').replaceAll('*', '.+')}$`);

const withoutQuery = (path: string): string => path.replace(/[?#].*$/, '');

/** Returns true for `GET /v1/payments/{id}/status`, also without a method, with a query, or with `*` at the end. */
export const isRoute = (method: string | undefined, path: string): boolean =>
  ROUTES.some((route) => {
    const [known = '', template = ''] = route.split(' ');
    const canonical = template.replaceAll(/\{[^}]*\}|:\w+/g, '{id}');
    return (method === undefined || method === known) && toPattern(withoutQuery(path)).test(canonical);
  });
