import { AUTH_RULES, VERSIONING_RULES } from './access.js';
import { CODE_RULES } from './codes.js';
import { ENDPOINT_RULES } from './endpoints.js';
import { FIELD_RULES, WEBHOOK_FIELD_RULES } from './fields.js';
import { LIMIT_RULES } from './limits.js';
import { PAYING_RULES } from './paying.js';
import { STATES } from './states.js';
import { DELIVERY_RULES, EVENT_RULES, SIGNATURE_RULES } from './webhooks.js';

/** The rules of the interface for the gateway, by section of SPEC.md; paying with a wallet is beyond it. */
export const RULES_BY_SECTION = {
  'States and transitions': STATES,
  Endpoints: ENDPOINT_RULES,
  'Paying with a wallet': PAYING_RULES,
  Fields: FIELD_RULES,
  'Fields of webhooks': WEBHOOK_FIELD_RULES,
  Authentication: AUTH_RULES,
  'Webhook signatures': SIGNATURE_RULES,
  Events: EVENT_RULES,
  'Delivery of events': DELIVERY_RULES,
  Errors: CODE_RULES,
  Limits: LIMIT_RULES,
  Versioning: VERSIONING_RULES,
} as const;

type Sections = typeof RULES_BY_SECTION;

/** The id of a rule, such as `states.7`. */
export type RuleId = { [Section in keyof Sections]: keyof Sections[Section] }[keyof Sections];

/** Every rule in the order of its section. */
export const RULE_IDS: readonly RuleId[] = Object.values(RULES_BY_SECTION).flatMap(
  (rules) => Object.keys(rules) as RuleId[],
);

export const isRuleId = (text: string): text is RuleId => (RULE_IDS as readonly string[]).includes(text);
