import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';

/** An unknown final status. */
export const UNKNOWN_STATUS = 'new_status';

export const AXES = {
  status: [...PAYMENT_STATUSES, UNKNOWN_STATUS],
  frame: ['top', 'no host', 'host accepts', 'host refuses', 'host silent'],
  scheme: ['https:', 'http: on loopback', 'allowed app', 'refused app', 'javascript:'],
  already: ['not', 'in this tab', 'in another tab right now'],
  prevented: [false, true],
  back: [false, true],
} as const;

/** The factors of a case. */
export type Case = { readonly [Axis in keyof typeof AXES]: (typeof AXES)[Axis][number] };

export const DELAY_MS = 3_000;

/** The shop's base URL, by scheme. */
const SHOPS: Readonly<Record<Case['scheme'], string>> = {
  'https:': 'https://shop.example/',
  'http: on loopback': 'http://localhost:8080/',
  'allowed app': 'wallet://',
  'refused app': 'other-wallet://',
  'javascript:': 'javascript:alert(1)//',
};
/** The value of redirect-allow. Not every entry in it is valid. */
export const REDIRECT_ALLOW = 'wallet: javascript:';

export const getUrls = ({ scheme }: Pick<Case, 'scheme'>) => ({
  successUrl: `${SHOPS[scheme]}thanks?order=1#top`,
  errorUrl: `${SHOPS[scheme]}sorry`,
});

const isFinal = (status: Case['status']): boolean =>
  (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status) || status === UNKNOWN_STATUS;

const getTarget = ({ status, scheme }: Case, paymentId: string): string | undefined => {
  if (!isFinal(status) || status === UNKNOWN_STATUS) return undefined;
  return status === 'succeeded'
    ? `${SHOPS[scheme]}thanks?order=1&payment_id=${paymentId}#top`
    : `${SHOPS[scheme]}sorry?payment_id=${paymentId}`;
};

/** The observable result of a case. */
export interface Outcome {
  /** Events, navigations, requests to the host and errors in order, with the milliseconds since the final status. */
  readonly log: readonly string[];
  /** The view of the redirect at the start and at the end. */
  readonly first: string;
  readonly last: string;
  /** True if this tab has claimed the payment. */
  readonly claimed: boolean;
}

/** Returns the result that the rules require. */
export const expected = (row: Case, paymentId: string): Outcome => {
  const { status, frame, scheme, already, prevented, back } = row;
  const claimed = already === 'in this tab';
  if (scheme === 'refused app' || scheme === 'javascript:') {
    const refused = '0 error refused_url';
    return { log: [refused, refused], first: 'nothing', last: 'nothing', claimed };
  }
  const url = getTarget(row, paymentId);
  if (url === undefined) return { log: [], first: 'nothing', last: 'nothing', claimed };
  const link = `link ${url}`;
  if (claimed || frame === 'no host') return { log: [], first: link, last: link, claimed };
  const counts = { first: `countdown ${url}`, last: link };
  if (already === 'in another tab right now') return { ...counts, log: [], claimed };
  const event = `${DELAY_MS} event ${url} ${status} cancelable`;
  if (prevented) return { ...counts, log: [event], claimed };
  const isGone = frame === 'top' || frame === 'host accepts';
  const act = frame === 'top' ? `go ${url}` : `ask ${url} ${status}`;
  const last = isGone && !back ? `leaving ${url}` : link;
  return { ...counts, last, log: [event, `${DELAY_MS} ${act}`], claimed: true };
};

/** Returns all combinations of these axes. */
export const combineAxes = <Table extends Readonly<Record<string, readonly unknown[]>>>(
  axes: Table,
): readonly { readonly [Axis in keyof Table]: Table[Axis][number] }[] =>
  Object.entries(axes).reduce<readonly object[]>(
    (rows, [axis, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value }))),
    [{}],
  ) as never;

const listPairs = (row: object): readonly string[] => {
  const factors = Object.entries(row).map(([axis, value]) => `${axis}: ${value}`);
  return factors.flatMap((one, index) => factors.slice(index + 1).map((other) => `${one}, ${other}`));
};

/** Returns few combinations in which each value of an axis meets each value of each other axis. */
export const coverPairs = <Row extends object>(all: readonly Row[]): readonly Row[] => {
  const missing = new Set(all.flatMap(listPairs));
  const countNew = (row: Row): number => listPairs(row).filter((pair) => missing.has(pair)).length;
  const chosen: Row[] = [];
  while (missing.size) {
    const best = all.reduce((one, other) => (countNew(other) > countNew(one) ? other : one));
    chosen.push(best);
    for (const pair of listPairs(best)) missing.delete(pair);
  }
  return chosen;
};

export const toTitle = (row: Case): string =>
  Object.entries(row)
    .map(([axis, value]) => `${axis}: ${value}`)
    .join(', ');
