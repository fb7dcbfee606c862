import { expect, waitFor } from 'storybook/test';
import { given, type Followed } from '../elements/given.js';
import { first, status, getStatusPart, type Player } from '../play/players.js';
import type { StoryPayment } from '../world/story-payment.js';
import { DIRECTIONS, toStoryName, type State } from './combinations.js';
import { CUSTOM_STATES, getExpectedCustomStates, getExpectedWords } from './expectations.js';
import { getSituation } from './situations.js';

/** Waits until the status tells a program what it tells the buyer. */
const isIn =
  (state: State): Player =>
  async ({ canvasElement }) => {
    await waitFor(async () => {
      const element = getStatusPart(canvasElement);
      await expect(element?.connection).toBe(state.connection);
      const names = CUSTOM_STATES.filter((name) => element?.matches(`:state(${name})`));
      await expect(names.sort()).toEqual([...getExpectedCustomStates(state)].sort());
    });
  };

/** An element that nobody has set up follows nothing. */
export const followedIn = ({ connection }: State, payment: StoryPayment): Followed =>
  connection === 'idle' ? { ports: payment.ports } : payment;

/** Returns the story of a state, for both elements. */
export const toStory = (state: State) => ({
  name: toStoryName(state),
  globals: { scheme: state.scheme, language: DIRECTIONS[state.direction] },
  loaders: given(getSituation(state)),
  play: first(status.shows(...getExpectedWords(state)), isIn(state)),
});
