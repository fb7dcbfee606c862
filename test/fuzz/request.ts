import type { Step } from './step.js';
import { BASE_URL, type FuzzContext } from './context.js';

/** Replaces the placeholders of a step by values that the gateway has issued. */
const fill = (text: string, { known, clock }: FuzzContext): string =>
  text
    .replace(/"~now([+-]\d+)~"/g, (_, seconds: string) => String(Math.floor(clock.nowMs() / 1_000) + Number(seconds)))
    .replace(/~gatewayUrl(\d+)~/g, (_, n: string) => `${BASE_URL}/?pid=~payment${n}~`)
    .replace(
      /~(payment|cursor|delivery|merchant|settlement)(\d+)~/g,
      (_, kind: keyof FuzzContext['known'], n: string) => {
        const all = known[kind];
        return all[Number(n) % all.length] ?? 'none';
      },
    );

/** The same for a path, in which values are percent-encoded. */
const fillAddress = (text: string, context: FuzzContext): string =>
  fill(
    text.replace(/~gatewayUrl(\d+)~/g, (_, n: string) => encodeURIComponent(`${BASE_URL}/?pid=~payment${n}~`)),
    context,
  );

const withoutBody = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Returns the request of a step; undefined if `Request` refuses it. */
export const toRequest = (step: Step, context: FuzzContext): Request | undefined => {
  const { method, path, query, headers, body } = step;
  const url = BASE_URL + fillAddress(path, context) + (query && `?${fill(query, context)}`);
  try {
    return new Request(url, {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      ...(body !== null && !withoutBody(method) && { body: fill(body, context) }),
    });
  } catch {
    return undefined;
  }
};

/** Describes a request in one line, with the beginning of its body. */
export const describeRequest = ({ method, url, headers }: Request, body: string | null): string => {
  const fields = [...headers].map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
  return `${method} ${url.slice(0, 200)} {${fields}}${body === null ? '' : ` ${JSON.stringify(body.slice(0, 300))}`}`;
};
