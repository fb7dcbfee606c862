/**
 * One request, as plain data. Values that only the gateway knows are placeholders: `~payment3~` (the fourth payment so far,
 * modulo their number), `~gatewayUrl3~`, `~cursor1~`, `~delivery0~`, and in a body `"~now+60~"` for the time of the gateway
 * plus 60 in Unix seconds.
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
}

/** The defaults of a step. */
export const plainStep = {
  query: '',
  headers: [],
  body: null,
  hasTwin: false,
  whileHeld: 'nothing',
  isSound: false,
} as const;
