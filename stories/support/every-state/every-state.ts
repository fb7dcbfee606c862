import { expect, waitFor } from 'storybook/test';
import { given, type PaymentInputs } from '../elements/given.js';
import { checkout, inOrder, status, getStatusElement, type Player } from '../play/players.js';
import type { StoryPayment } from '../environment/story-payment.js';
import { DIRECTIONS, toStoryName, type State } from './combinations.js';
import {
  CUSTOM_STATES,
  getExpectedCheckoutTexts,
  getExpectedCustomStates,
  getExpectedPageTexts,
  getExpectedTexts,
} from './expectations.js';
import { getSituation } from './situations.js';

/** Waits until the properties and custom states of the element match the state. */
const hasState =
  (state: State): Player =>
  async ({ canvasElement }) => {
    await waitFor(async () => {
      const element = getStatusElement(canvasElement);
      await expect(element?.connection).toBe(state.connection);
      const names = CUSTOM_STATES.filter((name) => element?.matches(`:state(${name})`));
      await expect(names.sort()).toEqual([...getExpectedCustomStates(state)].sort());
    });
  };

/** Returns the inputs of the element: without a payment for an element that is not configured. */
export const getPaymentInputs = ({ connection }: State, payment: StoryPayment): PaymentInputs =>
  connection === 'idle' ? { ports: payment.ports } : payment;

const createStory = (state: State, play: Player) => ({
  name: toStoryName(state),
  globals: { scheme: state.scheme, language: DIRECTIONS[state.direction] },
  loaders: given(getSituation(state)),
  play: inOrder(play, hasState(state)),
});

/** Returns the story of a state of `<pay-status>`. */
export const toStory = (state: State) => createStory(state, status.shows(...getExpectedTexts(state)));

/** Returns the story of a state of `<pay-checkout>`. */
export const toCheckoutStory = (state: State) =>
  createStory(
    state,
    inOrder(status.shows(...getExpectedCheckoutTexts(state)), checkout.shows(...getExpectedPageTexts(state))),
  );
