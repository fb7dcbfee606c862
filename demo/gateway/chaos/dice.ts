import { seededRandom } from '../random.js';
import { KNOB_NAMES, type Chance, type KnobName, type Knobs, type Limit } from './knobs.js';

/** Decides, the same for the same seed as long as the same things are asked in the same order. */
export interface Dice {
  /** Whether it happens this time. */
  strikes(name: Chance): boolean;
  /** A whole number from 1 to the knob's value; 0 when that is 0. */
  upTo(name: Limit): number;
  /** In [0, 1), for how it happens. */
  share(name: Chance): number;
}

/** Sets the seeds of neighbours far apart: 2^32 divided by the golden ratio. */
const STRIDE = 0x9e3779b9;

/** Each knob draws from a stream of its own, so that one does not change when another one strikes. */
export const createDice = (seed: number, knobs: Knobs): Dice => {
  const streams = Object.fromEntries(
    KNOB_NAMES.map((name, index) => [name, seededRandom(seed + index * STRIDE)] as const),
  ) as Record<KnobName, () => number>;
  return {
    strikes: (name) => streams[name]() < knobs[name],
    upTo: (name) => Math.ceil((1 - streams[name]()) * knobs[name]),
    share: (name) => streams[name](),
  };
};
