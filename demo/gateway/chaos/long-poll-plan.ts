import { MAX_HOLD_MS } from '../polling/long-polls.js';
import type { Dice } from './dice.js';

/** The holds of a long poll, milliseconds: one after another, until the payment changes. */
export const planHolds = (dice: Dice, holdMs: number): readonly number[] => {
  if (holdMs <= 0) return [holdMs];
  const isEarly = dice.strikes('early');
  const isSlow = dice.strikes('slow');
  if (isEarly) return [Math.floor(dice.share('early') * Math.min(holdMs, MAX_HOLD_MS))];
  return isSlow ? [holdMs, dice.upTo('slowMs')] : [holdMs];
};
