/**
 * One request, as plain data. Values that only the gateway knows are placeholders: `~payment3~` (the fourth payment so far,
 * modulo their number), `~newest~` for the newest one, `~gatewayUrl3~`, `~cursor1~`, `~delivery0~`, `~option2~` with its payment `~offered2~`, and in a
 * body `"~results2~"` for the signed results of that option, `"~forged2~"` for results that must be refused, and
 * `"~now+60~"` for the time of the gateway plus 60 in Unix seconds.
 */
export interface Step {
  /** A description for failure messages. */
  readonly what: string;
  readonly method: string;
  /** Percent-encoded, as in the URL. */
  readonly path: string;
  /** Percent-encoded, as in the URL, without the question mark. */
  readonly query: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null for a request without a body. */
  readonly body: string | null;
  /** True if the request is sent twice at the same moment. */
  readonly hasTwin: boolean;
  /** Determines whether the payment changes while the request is held. */
  readonly whileHeld: 'change' | 'nothing';
  /** True if the request is valid, so that it must not be refused. */
  readonly isSound: boolean;
  /** True if a payment is created and its options are requested before, so that they are the newest ones. */
  readonly needsOption: boolean;
  /** True if the request must be refused. */
  readonly isForged: boolean;
}

/** The defaults of a step. */
export const plainStep = {
  query: '',
  headers: [],
  body: null,
  hasTwin: false,
  whileHeld: 'nothing',
  isSound: false,
  needsOption: false,
  isForged: false,
} as const;
