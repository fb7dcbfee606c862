import { describeServerRendered } from './support/rendered-story.js';

describeServerRendered('pay-status');
