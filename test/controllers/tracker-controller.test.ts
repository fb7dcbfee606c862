import { expect } from '@open-wc/testing';
import { TrackerController } from '../../src/controllers/tracker-controller.js';
import { INITIAL_STATE, type TrackerState } from '../../src/tracker/state.js';
import { Stage } from '../support/element.js';
import { FakeHost } from '../support/host.js';

const setUp = async () => {
  const stage = await Stage.open();
  const host = new FakeHost();
  const states: TrackerState[] = [];
  const controller = new TrackerController(host, (state) => states.push(state));
  const { client, paymentId, ports } = stage;
  return { stage, host, states, controller, source: { client, paymentId, ports } };
};

describe('the tracker controller', () => {
  it('is idle without a source', async () => {
    const { controller, host, states } = await setUp();
    host.connect();
    controller.tracker?.refresh();
    expect(controller.state).to.equal(INITIAL_STATE);
    expect(controller.tracker?.now()).to.equal(undefined);
    expect(states).to.deep.equal([]);
  });

  it('polls only while its host is connected', async () => {
    const { controller, host, stage, source } = await setUp();
    controller.setSource(source);
    await stage.advance(5_000);
    expect(stage.sandbox.requests).to.deep.equal([]);
    host.connect();
    await stage.advance();
    expect(controller.state.payment?.status).to.equal('requires_action');
    host.disconnect();
    await stage.advance(60_000);
    expect([stage.sandbox.requests.length, stage.sandbox.inFlight, stage.page.listeners]).to.deep.equal([2, 0, 0]);
  });

  it('calls back with each state, and updates its host for each', async () => {
    const { controller, host, states, stage, source } = await setUp();
    host.connect();
    controller.setSource(source);
    await stage.advance();
    expect(states.map(({ connection }) => connection)).to.deep.equal(['connecting', 'live']);
    expect(host.updates).to.be.at.least(states.length);
    expect(states.at(-1)).to.equal(controller.state);
  });

  it('does not call back when its host disconnects, and keeps the payment', async () => {
    const { controller, host, states, stage, source } = await setUp();
    host.connect();
    controller.setSource(source);
    await stage.advance();
    const count = states.length;
    host.disconnect();
    expect(states).to.have.length(count);
    expect(controller.state.payment?.status).to.equal('requires_action');
  });

  it('updates a reconnected host only if the state has changed meanwhile', async () => {
    const { controller, host, stage, source: ownSource } = await setUp();
    const source = { ...ownSource, client: { ...ownSource.client, key: 'shared' } };
    const other = new FakeHost();
    new TrackerController(other, () => undefined).setSource(source);
    other.connect();
    host.connect();
    controller.setSource(source);
    await stage.advance();
    const { updates } = host;
    host.disconnect();
    await stage.advance();
    host.connect();
    expect(host.updates).to.equal(updates);
    host.disconnect();
    await stage.reach('processing');
    host.connect();
    expect(host.updates).to.equal(updates + 1);
  });

  it('restarts with another source, and ignores the first from then on', async () => {
    const { controller, host, states, stage, source } = await setUp();
    const { paymentId } = await stage.sandbox.create();
    host.connect();
    controller.setSource(source);
    await stage.advance();
    controller.setSource({ ...source, paymentId });
    expect(controller.state.payment).to.equal(null);
    const count = states.length;
    await stage.reach('processing', source.paymentId);
    expect(states.slice(count).map(({ payment }) => payment?.status)).not.to.include('processing');
    controller.setSource(undefined);
    expect(controller.state).to.equal(INITIAL_STATE);
    await stage.advance(1_000);
    expect([stage.sandbox.inFlight, stage.page.listeners]).to.deep.equal([0, 0]);
  });

  it('returns the current time of the gateway', async () => {
    const { controller, host, stage, source } = await setUp();
    stage.clock.wrongByMs = 3_600_000;
    host.connect();
    controller.setSource(source);
    await stage.advance();
    expect(Math.abs(controller.tracker!.now() - stage.clock.nowMs())).to.be.at.most(1_000);
  });
});
