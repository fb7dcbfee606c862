import type { TRANSITION_RULES } from '../rules/states.js';
import { inFile, type Fault, type FaultsOf } from './fault.js';

const inTable = inFile('demo/gateway/payments/transition.ts');
const inService = inFile('demo/gateway/services/payment-service.ts');
const inResponses = inFile('demo/gateway/payments/responses.ts');
const inEvent = inFile('demo/gateway/webhooks/event.ts');
const inDue = inFile('demo/gateway/payments/due-step.ts');

const never = (row: string): Fault => inTable('does not happen', row, '');

/** Sends another event type if the condition is true. */
const withWrongEvent = (condition: string, type: string): Fault =>
  inEvent(
    `sends ${type}`,
    'return `payment.${state.status}`;',
    `return ${condition} ? '${type}' : \`payment.\${state.status}\`;`,
  );

const late = inDue('happens a millisecond late', 'expiresAt * 1000', '(expiresAt * 1000 + 1)');
const early = inDue('happens a second early', 'expiresAt * 1000', '(expiresAt - 1) * 1000');

const failedAfter = (processing: string): string => `state.status === 'failed' && ${processing}`;
const expiredAfter = (processing: string): string => `state.status === 'expired' && ${processing}`;

export const TRANSITION_FAULTS: FaultsOf<(typeof TRANSITION_RULES)[number]> = {
  'states.1': [
    inService(
      'sends no event',
      'await tables.payments.insert(payment, this.#dueAtMs(payment));\n    await recordEvent(tables, payment, nowMs, random, chaos);',
      'await tables.payments.insert(payment, this.#dueAtMs(payment));',
    ),
    inResponses('starts with another status', "status: 'requires_action',", "status: 'processing',"),
  ],
  'states.2': [never("process: 'processing', "), withWrongEvent("state.status === 'processing'", 'payment.created')],
  'states.3': [
    never("succeed: 'succeeded', "),
    inEvent('sends payment.settled', "state.status === 'succeeded' && state.settled", "state.status === 'succeeded'"),
  ],
  'states.4': [
    never("settle: 'succeeded'"),
    inEvent(
      'sends payment.succeeded',
      "if (state.status === 'succeeded' && state.settled) return 'payment.settled';",
      '',
    ),
  ],
  'states.5': [
    inTable('does not happen', "succeed: 'succeeded', fail: 'failed', ", "succeed: 'succeeded', "),
    withWrongEvent(failedAfter('state.processing'), 'payment.expired'),
  ],
  'states.6': [
    inTable(
      'does not happen',
      "succeed: 'succeeded', fail: 'failed', time_out: 'expired'",
      "succeed: 'succeeded', fail: 'failed'",
    ),
    withWrongEvent(expiredAfter('state.processing'), 'payment.failed'),
    late,
    early,
  ],
  'states.7': [never("fail: 'failed', "), withWrongEvent(failedAfter('!state.processing'), 'payment.expired')],
  'states.8': [
    never("time_out: 'expired', "),
    withWrongEvent(expiredAfter('!state.processing'), 'payment.failed'),
    late,
    early,
  ],
  'states.9': [never(", cancel: 'cancelled'"), withWrongEvent("state.status === 'cancelled'", 'payment.expired')],
};
