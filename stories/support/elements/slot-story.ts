import { waitFor } from 'storybook/test';
import { getSituation } from '../every-state/situations.js';
import type { Player } from '../play/players.js';
import type { Known, State } from '../every-state/combinations.js';
import { isFinal } from '../every-state/combinations.js';
import { given } from './given.js';
import type { Slot } from './slots.js';

/** A payment in whose state the slot is visible. */
const VISIBLE_FOR: Readonly<Record<Slot, Known>> = {
  'requires-action': 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  unknown: 'unknown_open',
  actions: 'failed',
};

const getState = (known: Known): Pick<State, 'known' | 'connection'> => ({
  known,
  connection: isFinal(known) ? 'settled' : 'live',
});

/** Waits until the content of the slot is visible. */
const isVisible =
  (slot: Slot): Player =>
  async ({ canvasElement }) => {
    await waitFor(() => {
      const content = canvasElement.querySelector(`[slot=${slot}]`);
      if (!content?.checkVisibility()) throw new Error(`The content of the slot ${slot} is not visible.`);
    });
  };

/** The shared parts of the slot stories of both elements. */
export const slotStory = (slot: Slot) => ({
  loaders: given(getSituation(getState(VISIBLE_FOR[slot]))),
  play: isVisible(slot),
});
