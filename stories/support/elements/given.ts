import type { StoryContext } from '@storybook/web-components-vite';
import { preparePayment, type Situation, type StoryPayment } from '../environment/story-payment.js';

/** Prepares the payment of a story, each time that the story is shown. */
export const given = (situation: Situation = {}) => [async () => ({ payment: await preparePayment(situation) })];

/** The payment that {@link given} prepared. */
export const getPayment = ({ loaded }: Pick<StoryContext, 'loaded'>): StoryPayment =>
  (loaded as { payment: StoryPayment }).payment;

/** The attributes that select a payment; an element needs both. */
export type PaymentInputs = Pick<StoryPayment, 'ports'> & Partial<Pick<StoryPayment, 'paymentId' | 'client'>>;
