import type { PAYING_RULES } from '../rules/paying.js';
import { inFile, type FaultsOf } from './fault.js';

const inDueStep = inFile('demo/gateway/payments/due-step.ts');
const inFetch = inFile('demo/gateway/options/actions.ts');
const inOptions = inFile('demo/gateway/services/option-service.ts');
const inPayments = inFile('demo/gateway/services/payment-service.ts');
const inQuotes = inFile('demo/gateway/options/payment-options.ts');
const inRail = inFile('demo/gateway/rails/paper/paper-rail.ts');
const inSignature = inFile('demo/gateway/rails/verify-signature.ts');

export const PAYING_FAULTS: FaultsOf<keyof typeof PAYING_RULES> = {
  'paying.1': [
    inOptions('an account that is listed twice has its last name', '!accounts.has(account.key)', 'accounts.size < 100'),
    inOptions(
      'only the first account has options',
      'return [...accounts.values()];',
      'return [...accounts.values()].slice(0, 1);',
    ),
  ],
  'paying.2': [
    inOptions('funds do not matter', '>= BigInt(value)) affordable', '>= 0n) affordable'),
    inOptions('exactly enough is too little', '>= BigInt(value)) affordable', '> BigInt(value)) affordable'),
  ],
  'paying.3': [
    inOptions(
      'a final payment is refused',
      'if (isFinalStatus(payment.state.status)) return null;',
      'if (isFinalStatus(payment.state.status)) requirePayable(payment);',
    ),
    inOptions(
      'a final payment has no options, like an empty account',
      'if (isFinalStatus(payment.state.status)) return null;',
      'if (isFinalStatus(payment.state.status)) return [];',
    ),
  ],
  'paying.4': [
    inQuotes('every price expires', 'currency === getCurrency(amount.unit) ? null', "currency === '' ? null"),
    inQuotes(
      'a quote outlives the payment',
      'Math.min(Math.floor(nowMs / 1000) + lifetimeS, expiresAt)',
      'Math.floor(nowMs / 1000) + lifetimeS',
    ),
  ],
  'paying.5': [
    inOptions('earlier options stay', 'if (!isCurrent || ', 'if ('),
    inOptions('options end only before the signatures are verified', 'await requireOffered(tables);', ''),
  ],
  'paying.6': [
    inFetch('the data does not matter', 'rpcs.filter((rpc) => toBuildData(rpc) === data)', 'rpcs.slice(-1)'),
    inFetch("every request is built, whatever the action's data", "data === '' ? rpcs", "data !== '-' ? rpcs"),
  ],
  'paying.7': [
    inOptions('any number of results is accepted', 'if (answers.length !== requests.length)', 'if (!answers.length)'),
  ],
  'paying.8': [
    inSignature('any account may sign', 'if (signer !== address)', 'if (!signer)'),
    inSignature('a signature has a second form', 'if (BigInt(`0x${s}`) > MAX_S)', 'if (BigInt(`0x${s}`) < 0n)'),
    inRail('only the first signature is verified', 'of requests.entries())', 'of requests.slice(0, 1).entries())'),
  ],
  'paying.9': [
    inOptions(
      'a repeated confirmation is refused',
      'if (current && isConfirmedWith(current, { optionId, results: digest })) return current;',
      '',
    ),
  ],
  'paying.10': [
    inPayments('the payment is not looked at under its lock', 'requirePayable(payment);', ''),
    inPayments(
      'another confirmation is answered as if it were the first',
      'if (isConfirmedWith(payment, option)) return payment;',
      "if (isConfirmedWith(payment, option) || payment.state.status === 'processing') return payment;",
    ),
  ],
  'paying.11': [
    inRail(
      'coins are not taken',
      "kind: 'payment', paymentId, ...row, amount: -value",
      "kind: 'payment', paymentId, ...row, amount: 0n",
    ),
    inRail('a balance may be overdrawn', 'if ((await ledger.balance(row)) < value)', 'if (value < 0n)'),
  ],
  'paying.12': [
    inDueStep(
      'the clock expires a payment that a wallet has paid',
      'if (isClaimed(payment)) {',
      'if (isClaimed(payment) && (getConfirmation(payment)?.executesAtMs ?? 0) <= expiresAt * 1000) {',
    ),
  ],
  'paying.13': [
    inRail(
      'coins are not returned',
      'for (const spent of await ledger.ofPayment(id))',
      'for (const spent of (await ledger.ofPayment(id)).slice(1))',
    ),
    inRail('the reason is missing', 'reason: FAILURE_REASON }', "reason: '' }"),
  ],
};
