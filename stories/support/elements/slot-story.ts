import { waitFor } from 'storybook/test';
import { getSituation } from '../every-state/situations.js';
import type { Player } from '../play/players.js';
import type { Known, State } from '../every-state/combinations.js';
import { isFinal } from '../every-state/combinations.js';
import { given } from './given.js';
import type { Slot } from './slots.js';

/** The payment whose element shows what is in a slot. */
const SHOWN_FOR: Readonly<Record<Slot, Known>> = {
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

/** Waits until the content of a slot can be seen. */
const isSeen =
  (slot: Slot): Player =>
  async ({ canvasElement }) => {
    await waitFor(() => {
      const content = canvasElement.querySelector(`[slot=${slot}]`);
      if (!content?.checkVisibility()) throw new Error(`What is in the slot ${slot} cannot be seen.`);
    });
  };

/** The shared parts of the slot stories of both elements. */
export const slotStory = (slot: Slot) => ({
  loaders: given(getSituation(getState(SHOWN_FOR[slot]))),
  play: isSeen(slot),
});
