/** `SPEC: States and transitions`: first the rows of its table, then what is said around it. */
export const STATES = {
  'states.1': 'A valid create makes a payment that is `requires_action`, and tells `payment.created`',
  'states.2':
    'Funds that the buyer commits take it from `requires_action` to `processing`, told as `payment.processing`',
  'states.3': 'Completion takes it from `processing` to `succeeded`, told as `payment.succeeded`',
  'states.4': 'Settlement leaves it `succeeded` and is told as `payment.settled`',
  'states.5': 'A failure takes it from `processing` to `failed`, told as `payment.failed`',
  'states.6': 'Its expiry takes it from `processing` to `expired`, told as `payment.expired`',
  'states.7': 'A failure takes it from `requires_action` to `failed`, told as `payment.failed`',
  'states.8': 'Its expiry takes it from `requires_action` to `expired`, told as `payment.expired`',
  'states.9': 'Cancel takes it from `requires_action` to `cancelled`, told as `payment.cancelled`',
  'states.10': 'No other step is taken, and a refused one changes and tells nothing',
  'states.11': 'A payment that says `isFinal` stays as it is and is never held',
  'states.12': 'Cancel of a payment that cannot be cancelled is refused with 400',
  'states.13': 'A settled payment has no status of its own',
} as const;

/** The rows of the table. */
export const TRANSITION_RULES = [
  'states.1',
  'states.2',
  'states.3',
  'states.4',
  'states.5',
  'states.6',
  'states.7',
  'states.8',
  'states.9',
] as const satisfies readonly (keyof typeof STATES)[];
