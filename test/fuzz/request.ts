import type { Step } from './step.js';
import { BASE_URL, type World } from './world.js';

/** Writes what the gateway knows in the place of the words that stand for it. */
const fill = (text: string, { known, clock }: World): string =>
  text
    .replace(/"~now([+-]\d+)~"/g, (_, seconds: string) => String(Math.floor(clock.nowMs() / 1_000) + Number(seconds)))
    .replace(/~gatewayUrl(\d+)~/g, (_, n: string) => `${BASE_URL}/?pid=~payment${n}~`)
    .replace(/~(payment|cursor|delivery|option|offered)(\d+)~/g, (_, kind: keyof World['known'], n: string) => {
      const all = known[kind];
      return all[Number(n) % all.length] ?? 'none';
    });

/** The same, where it stands encoded in a URL. */
const fillAddress = (text: string, world: World): string =>
  fill(
    text.replace(/~gatewayUrl(\d+)~/g, (_, n: string) => encodeURIComponent(`${BASE_URL}/?pid=~payment${n}~`)),
    world,
  );

const withoutBody = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The request of a step; undefined where no browser and no server would let it through. */
export const toRequest = (step: Step, world: World): Request | undefined => {
  const { method, path, query, headers, body } = step;
  const url = BASE_URL + fillAddress(path, world) + (query && `?${fill(query, world)}`);
  try {
    return new Request(url, {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      ...(body !== null && !withoutBody(method) && { body: fill(body, world) }),
    });
  } catch {
    return undefined;
  }
};

/** The request as a line for people, with the beginning of its body. */
export const describeRequest = ({ method, url, headers }: Request, body: string | null): string => {
  const fields = [...headers].map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
  return `${method} ${url.slice(0, 200)} {${fields}}${body === null ? '' : ` ${JSON.stringify(body.slice(0, 300))}`}`;
};
