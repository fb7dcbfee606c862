/**
 * One request, as plain data. What only the gateway knows is written as `~payment3~` (the fourth payment so far, counted
 * round), `~gatewayUrl3~`, `~cursor1~`, `~delivery0~`, `~option2~` with its payment `~offered2~`, and in a body
 * `"~now+60~"` for its time in Unix seconds.
 */
export interface Step {
  /** What it tries, for people. */
  readonly what: string;
  readonly method: string;
  /** As it stands in the URL. */
  readonly path: string;
  /** As it stands in the URL, without the question mark. */
  readonly query: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null: none. */
  readonly body: string | null;
  /** Whether it is sent twice at the same moment. */
  readonly hasTwin: boolean;
  /** What happens while it is held: the payment changes, or nothing. */
  readonly whileHeld: 'change' | 'nothing';
  /** Whether everything in it is in order, so that it must not be refused. */
  readonly isSound: boolean;
}

/** A step that asks for something and has nothing special. */
export const plainStep = {
  query: '',
  headers: [],
  body: null,
  hasTwin: false,
  whileHeld: 'nothing',
  isSound: false,
} as const;
