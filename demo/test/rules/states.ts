/** `SPEC: States and transitions`: first the rows of its table, then its other rules. */
export const STATES = {
  'states.1': 'A valid create request creates a payment with status `requires_action` and sends `payment.created`',
  'states.2': 'Committed funds change the status from `requires_action` to `processing` and send `payment.processing`',
  'states.3': 'Completion changes the status from `processing` to `succeeded` and sends `payment.succeeded`',
  'states.4': 'Settlement leaves the status `succeeded` and sends `payment.settled`',
  'states.5': 'A failure changes the status from `processing` to `failed` and sends `payment.failed`',
  'states.6': 'Expiry changes the status from `processing` to `expired` and sends `payment.expired`',
  'states.7': 'A failure changes the status from `requires_action` to `failed` and sends `payment.failed`',
  'states.8': 'Expiry changes the status from `requires_action` to `expired` and sends `payment.expired`',
  'states.9': 'Cancel changes the status from `requires_action` to `cancelled` and sends `payment.cancelled`',
  'states.10': 'No other transition is possible; a refused one changes nothing and sends no event',
  'states.11': 'A final payment never changes, and its status requests are never held',
  'states.12': 'Cancelling a payment that cannot be cancelled is refused with 400',
  'states.13': 'A settled payment has no status of its own',
} as const;
