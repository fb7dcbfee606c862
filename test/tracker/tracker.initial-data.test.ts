import { expect } from '@open-wc/testing';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { createTracker } from '../../src/tracker/tracker.js';
import { REQUIRES_ACTION, SUCCEEDED } from '../contract/fixtures.js';
import { Sandbox } from '../support/sandbox.js';
import { follow, getStatus } from './follow.js';

describe('a tracker with initial data', () => {
  it('initial data is the payment until the gateway answers', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.step(paymentId, 'process');
    const tracker = createTracker({ client: sandbox.client(), paymentId, clock: sandbox.clock, random: () => 0.5 });
    tracker.setInitialData(REQUIRES_ACTION);
    tracker.start();
    expect([getStatus(tracker), tracker.state.connection]).to.deep.equal(['requires_action', 'connecting']);
    await sandbox.clock.advance(0);
    expect([getStatus(tracker), tracker.state.connection]).to.deep.equal(['processing', 'live']);
    tracker.stop();
  });

  it('a tracker whose initial data is final sends no request, not even on refresh', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const tracker = createTracker({ client: sandbox.client(), paymentId, clock: sandbox.clock, random: () => 0.5 });
    tracker.setInitialData(JSON.stringify(SUCCEEDED));
    tracker.start();
    tracker.refresh();
    await sandbox.clock.advance(60_000);
    expect([tracker.state.connection, sandbox.requests]).to.deep.equal(['settled', []]);
    tracker.stop();
  });

  it('invalid initial data is reported and ignored, and the tracker polls as usual', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const tracker = createTracker({ client: sandbox.client(), paymentId, clock: sandbox.clock, random: () => 0.5 });
    tracker.setInitialData('broken');
    expect([tracker.state.payment, tracker.state.connection, tracker.state.error]).to.deep.equal([null, 'idle', null]);
    expect(tracker.state.warning).to.be.instanceOf(ContractError);
    expect(tracker.state.warning?.message).to.match(/^initial-payment is not a status response as JSON/);
    tracker.start();
    await sandbox.clock.advance(0);
    expect([getStatus(tracker), tracker.state.warning]).to.deep.equal(['requires_action', null]);
    tracker.stop();
  });

  it('initial data is ignored once the gateway has answered', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(0);
    const { state } = tracker;
    tracker.setInitialData(SUCCEEDED);
    tracker.setInitialData('broken');
    expect(tracker.state).to.equal(state);
    tracker.stop();
  });
});
