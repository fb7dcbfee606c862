import type { Project } from './project.js';
import type { ProjectFolder } from './project-folder.js';

/** The segments of the requests that the written routes answer. */
const REQUESTS = [
  'buy',
  'webhooks',
  'checkout',
  'checkout/pay_1',
  'checkout/pay_1/status',
  'checkout/pay_1/cancel',
  'checkout/pay_1/capability',
  'checkout/pay_1/pay/options',
  'checkout/assets/pay-button.js',
  'checkout/assets/locales/de.js',
].map((path) => path.split('/'));

const ROUTED = /\.(?:[jt]sx?|mdx?)$/;

/** Returns the segments of a route of `app`; undefined for a file that is no route. */
const readAppRoute = (path: string): readonly string[] | undefined => {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  if (!/^(?:page|route)\.\w+$/.test(name) || !ROUTED.test(name)) return undefined;
  // Private folders have no routes; those that intercept answer the links of a page only.
  if (folders.some((folder) => /^(?:_|\(\.)/.test(folder))) return undefined;
  // Groups and slots are no segments.
  return folders.filter((folder) => !/^(?:\(.*\)|@.*)$/.test(folder));
};

const readPagesRoute = (path: string): readonly string[] | undefined =>
  ROUTED.test(path)
    ? path
        .replace(ROUTED, '')
        .replace(/(?:^|\/)index$/, '')
        .split('/')
    : undefined;

const readPublicFile = (path: string): readonly string[] => path.split('/');

/** True if a route answers a request, whatever the names of its parameters are. */
const answers = ([first, ...rest]: readonly string[], request: readonly string[]): boolean => {
  if (first === undefined) return request.length === 0;
  if (/^\[\[\.\.\..+\]\]$/.test(first)) return true;
  const [segment, ...others] = request;
  if (segment === undefined) return false;
  if (/^\[\.\.\..+\]$/.test(first)) return true;
  return (first === segment || /^\[.+\]$/.test(first)) && answers(rest, others);
};

/** Of two routes, Next.js prefers the one with a fixed first segment, as all written ones have. */
const takesOver = (route: readonly string[]): boolean =>
  REQUESTS.some((request) => route[0] === request[0] && answers(route, request));

/** Returns the developer's own pages, routes and public files that would answer the requests of the written ones. */
export const findNextConflicts = async (
  { sourceFolder }: Pick<Project, 'sourceFolder'>,
  { list }: Pick<ProjectFolder, 'list'>,
): Promise<readonly string[]> => {
  const kinds = [
    [`${sourceFolder}app/`, readAppRoute],
    [`${sourceFolder}pages/`, readPagesRoute],
    ['public/', readPublicFile],
  ] as const;
  const found = await Promise.all(
    kinds.map(async ([folder, readRoute]) =>
      (await list(folder.slice(0, -1))).filter((path) => {
        const route = readRoute(path.slice(folder.length));
        return route !== undefined && takesOver(route);
      }),
    ),
  );
  return found.flat();
};
