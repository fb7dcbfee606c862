import type { LIMIT_RULES } from '../rules/limits.js';
import { inFile, type Fault, type FaultsOf } from './fault.js';

const inLimits = inFile('src/contract/limits.ts');
const inExpiry = inFile('demo/gateway/payments/new-payment.ts');
const inStatusQuery = inFile('demo/gateway/wire/status-query.ts');
const inDeliveryWorker = inFile('demo/gateway/webhooks/delivery-worker.ts');
const inService = inFile('demo/gateway/services/webhook-service.ts');

/** Off by one in both directions, in the unit of the constant. */
const oneOff = (name: string, value: string): readonly [Fault, Fault] => [
  inLimits(`${name} is one less`, `${name}: ${value},`, `${name}: ${value} - 1,`),
  inLimits(`${name} is one more`, `${name}: ${value},`, `${name}: ${value} + 1,`),
];

const DELAYS = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];
const DELAYS_IN_SOURCE = '[0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]';

const changeSchedule = (what: string, delays: readonly number[]): Fault =>
  inLimits(what, DELAYS_IN_SOURCE, `[${delays.join(', ')}]`);

const EXPIRY = 'expiresAt * 1000 <= nowMs';
const POLL_MS = '/^\\d{1,19}$/';
const TIMESTAMP = 'Math.floor(transport.nowMs() / 1_000)';

export const LIMIT_FAULTS: FaultsOf<keyof typeof LIMIT_RULES> = {
  'limits.1': [...oneOff('LIST_LIMIT_MIN', '1'), ...oneOff('LIST_LIMIT_MAX', '200')],
  'limits.2': oneOff('DEFAULT_PAYMENT_LIFETIME_S', '300'),
  'limits.3': [
    inExpiry('an expiry of now is accepted', EXPIRY, 'expiresAt * 1000 < nowMs'),
    inExpiry('an expiry a millisecond ahead is refused', EXPIRY, 'expiresAt * 1000 <= nowMs + 1'),
  ],
  'limits.4': [
    inStatusQuery('a negative hold is accepted', POLL_MS, '/^-?\\d{1,19}$/'),
    inStatusQuery('a hold of 0 is refused', POLL_MS, '/^[1-9]\\d{0,18}$/'),
  ],
  'limits.5': oneOff('WEBHOOK_RESPONSE_DEADLINE_MS', '15_000'),
  'limits.6': [
    inDeliveryWorker('a timestamp is a second too old', TIMESTAMP, `${TIMESTAMP} - 301`),
    inDeliveryWorker('a timestamp is a second too new', TIMESTAMP, `${TIMESTAMP} + 301`),
  ],
  'limits.7': [
    changeSchedule('there are seven attempts', DELAYS.slice(0, -1)),
    changeSchedule('there are nine attempts', [...DELAYS, 36_000]),
    ...DELAYS.slice(1).map((delay, index) =>
      changeSchedule(`attempt ${index + 2} comes a second late`, DELAYS.with(index + 1, delay + 1)),
    ),
  ],
  'limits.8': oneOff('WEBHOOK_DISABLE_AFTER_S', '5 * 86_400'),
  'limits.9': oneOff('WEBHOOK_REPLAY_REACH_S', '14 * 86_400'),
  'limits.10': oneOff('WEBHOOK_OLD_SECRET_VALID_S', '86_400'),
  'limits.11': [
    inService(
      'a second endpoint is not stored',
      'await endpoints.put(endpoint);\n      return endpoint;',
      'if (!before) await endpoints.put(endpoint);\n      return endpoint;',
    ),
  ],
};
