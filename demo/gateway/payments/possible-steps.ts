import type { SandboxStep } from '../wire/sandbox-payment.js';
import { getConfirmation, isClaimed } from './confirm.js';
import type { Payment } from './payment.js';
import { canSettle, TRANSITIONS, type Command } from './transition.js';

const COMMAND_BY_STEP: Readonly<Record<SandboxStep, Command['type']>> = {
  process: 'process',
  succeed: 'succeed',
  settle: 'settle',
  decline: 'fail',
  fail: 'fail',
  expire: 'time_out',
  cancel: 'cancel',
};

const STEPS = Object.keys(COMMAND_BY_STEP) as readonly SandboxStep[];

/** The steps that report a rail's result. */
const RAIL_STEPS: readonly SandboxStep[] = ['succeed', 'fail'];

/** True if the sandbox reports the rail's result of a claimed payment: it is not executed automatically. */
export const isExecutedByForce = (payment: Payment): boolean => getConfirmation(payment)?.executesAtMs === null;

/**
 * The steps that the sandbox can force now, the most common first.
 *
 * @param isOnChain true if only a chain says how a claimed payment ends
 */
export const getPossibleSteps = (payment: Payment, isOnChain = false): readonly SandboxStep[] => {
  if (isClaimed(payment)) return isExecutedByForce(payment) && !isOnChain ? RAIL_STEPS : [];
  const { state } = payment;
  const commands = TRANSITIONS[state.status];
  return STEPS.filter((step) => {
    if (step === 'settle') return canSettle(payment);
    // It goes through `processing` automatically.
    if (step === 'succeed' && commands.process) return true;
    return commands[COMMAND_BY_STEP[step]] !== undefined;
  });
};
