import { expect, waitFor } from 'storybook/test';
import { given, type Followed } from '../elements/given.js';
import { first, status, statusOf, type Player } from '../play/players.js';
import type { StoryPayment } from '../world/story-payment.js';
import { DIRECTIONS, storyNameOf, type State } from './combinations.js';
import { CUSTOM_STATES, customStatesOf, wordsOf } from './expectations.js';
import { situationOf } from './situations.js';

/** Waits until the status tells a program what it tells the buyer. */
const isIn =
  (state: State): Player =>
  async ({ canvasElement }) => {
    await waitFor(async () => {
      const element = statusOf(canvasElement);
      await expect(element?.connection).toBe(state.connection);
      const names = CUSTOM_STATES.filter((name) => element?.matches(`:state(${name})`));
      await expect(names.sort()).toEqual([...customStatesOf(state)].sort());
    });
  };

/** An element that nobody has set up follows nothing. */
export const followedIn = ({ connection }: State, payment: StoryPayment): Followed =>
  connection === 'idle' ? { ports: payment.ports } : payment;

/** What the story of a state has in common for both elements. */
export const storyOf = (state: State) => ({
  name: storyNameOf(state),
  globals: { scheme: state.scheme, language: DIRECTIONS[state.direction] },
  loaders: given(situationOf(state)),
  play: first(status.shows(...wordsOf(state)), isIn(state)),
});
