import type { Payment } from './payment.js';
import type { SimulatedStep } from './simulation.js';
import { TRANSITIONS, type Command } from './transition.js';

/** What somebody can make of a payment in the sandbox: the steps of the buyer and the chain, and the merchant's cancel. */
export type SandboxStep = SimulatedStep | 'cancel';

const COMMAND_OF: Readonly<Record<SandboxStep, Command['type']>> = {
  process: 'process',
  succeed: 'succeed',
  settle: 'settle',
  decline: 'fail',
  fail: 'fail',
  expire: 'time_out',
  cancel: 'cancel',
};

const STEPS = Object.keys(COMMAND_OF) as readonly SandboxStep[];

/** The steps that the payment can take now, the usual way first. */
export const possibleSteps = ({ state }: Payment): readonly SandboxStep[] => {
  const commands = TRANSITIONS[state.status];
  return STEPS.filter((step) => {
    if (step === 'settle') return state.status === 'succeeded' && !state.settled;
    // It goes through `processing` by itself.
    if (step === 'succeed' && commands.process) return true;
    return commands[COMMAND_OF[step]] !== undefined;
  });
};
