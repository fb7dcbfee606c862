import type { SandboxStep } from '../wire/sandbox-payment.js';
import type { Payment } from './payment.js';
import { TRANSITIONS, type Command } from './transition.js';

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

/** The steps that the payment can take now, the most common first. */
export const getPossibleSteps = ({ state }: Payment): readonly SandboxStep[] => {
  const commands = TRANSITIONS[state.status];
  return STEPS.filter((step) => {
    if (step === 'settle') return state.status === 'succeeded' && !state.settled;
    // It goes through `processing` automatically.
    if (step === 'succeed' && commands.process) return true;
    return commands[COMMAND_BY_STEP[step]] !== undefined;
  });
};
