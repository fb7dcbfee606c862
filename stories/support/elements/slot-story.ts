import { waitFor } from 'storybook/test';
import { getSituation } from '../every-state/situations.js';
import type { Player } from '../play/players.js';
import { isFinal, KNOWN, type Known, type State } from '../every-state/combinations.js';
import { given } from './given.js';
import { SLOTS, type Slot } from './slots.js';

/** Returns the state of a payment in which the slot is visible. */
const getVisibleState = (slot: Slot): Known => {
  if (slot === 'actions') return 'failed';
  if (slot === 'unknown') return 'unknown_open';
  return KNOWN[SLOTS.indexOf(slot)] ?? 'failed';
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
  loaders: given(getSituation(getState(getVisibleState(slot)))),
  play: isVisible(slot),
});
