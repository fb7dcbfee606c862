import { MAX_HOLD_MS } from '../long-poll.js';
import type { Dice } from './dice.js';

/** How a long poll of so many milliseconds is held: one hold after another, until there is news. */
export const planHolds = (dice: Dice, holdMs: number): readonly number[] => {
  if (holdMs <= 0) return [holdMs];
  const isEarly = dice.strikes('early');
  const isSlow = dice.strikes('slow');
  if (isEarly) return [Math.floor(dice.share('early') * Math.min(holdMs, MAX_HOLD_MS))];
  return isSlow ? [holdMs, dice.upTo('slowMs')] : [holdMs];
};
