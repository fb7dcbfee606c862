/** The kinds of fault and what each does, for the API document and the console. */
export const FAULT_KINDS = {
  delay: 'responds late',
  status: 'responds with an error',
  drop: 'closes the connection without a response',
  hang: 'never responds',
  garbage: 'responds 200 with a body that is not JSON',
  truncate: 'processes the request, then closes the connection in the middle of the response',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

/** The kinds for which `delayMs` is required. The others wait first if it is given. */
export const KINDS_WITH_DELAY: readonly FaultKind[] = ['delay'];
