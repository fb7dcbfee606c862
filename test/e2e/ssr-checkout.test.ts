import { describeDrawn } from './support/drawn-story.js';

describeDrawn('pay-checkout');
