import { seededRandom } from '../core/random.js';
import { SETTING_NAMES, type Chance, type SettingName, type ChaosSettings, type Limit } from './settings.js';

/** Random decisions, the same for the same seed and the same calls in the same order. */
export interface Dice {
  /** Returns true if it happens this time. */
  strikes(name: Chance): boolean;
  /** A whole number from 1 to the setting's value; 0 when that is 0. */
  upTo(name: Limit): number;
  /** In [0, 1), for how it happens. */
  share(name: Chance): number;
}

/** Distance between the seeds of two streams: 2^32 divided by the golden ratio. */
const STRIDE = 0x9e3779b9;

/** Each setting has a stream of random numbers of its own, so that one does not change when another one is used. */
export const createDice = (seed: number, settings: ChaosSettings): Dice => {
  const streams = Object.fromEntries(
    SETTING_NAMES.map((name, index) => [name, seededRandom(seed + index * STRIDE)] as const),
  ) as Record<SettingName, () => number>;
  return {
    strikes: (name) => streams[name]() < settings[name],
    upTo: (name) => Math.ceil((1 - streams[name]()) * settings[name]),
    share: (name) => streams[name](),
  };
};
