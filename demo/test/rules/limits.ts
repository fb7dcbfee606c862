/** `SPEC: Limits`. */
export const LIMIT_RULES = {
  'limits.1': '`limit` of the list is 1 to 200',
  'limits.2': 'A payment without `expiresAt` expires after 5 minutes',
  'limits.3': '`expiresAt` is in the future',
  'limits.4': '`maxPollMs` is 0 or more',
  'limits.5': 'An endpoint has 15 seconds to respond',
  'limits.6': "The timestamp of every attempt, however late, is within 5 minutes of the receiver's time",
  'limits.7': 'A delivery has 8 attempts within about 28 hours',
  'limits.8': 'An endpoint is disabled after 5 days of failures',
  'limits.9': 'A replay reaches back 14 days',
  'limits.10': 'The previous secret also signs for 24 hours after a rotation',
  'limits.11': 'A mode has one endpoint',
} as const;
