import { expect } from '@open-wc/testing';
import { TrackerController } from '../../src/controllers/tracker-controller.js';
import { INITIAL_STATE, type TrackerState } from '../../src/tracker/state.js';
import { Stage } from '../support/element.js';
import { FakeHost } from '../support/host.js';

const setUp = async () => {
  const stage = await Stage.open();
  const host = new FakeHost();
  const heard: TrackerState[] = [];
  const controller = new TrackerController(host, (state) => heard.push(state));
  const { client, paymentId, ports } = stage;
  return { stage, host, heard, controller, source: { client, paymentId, ports } };
};

describe('a tracker in a host', () => {
  it('is at rest without a source', async () => {
    const { controller, host, heard } = await setUp();
    host.connect();
    controller.tracker?.refresh();
    expect(controller.state).to.equal(INITIAL_STATE);
    expect(controller.tracker?.now()).to.equal(undefined);
    expect(heard).to.deep.equal([]);
  });

  it('asks only while its host is connected', async () => {
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

  it('tells each state, and has its host updated for each', async () => {
    const { controller, host, heard, stage, source } = await setUp();
    host.connect();
    controller.setSource(source);
    await stage.advance();
    expect(heard.map(({ connection }) => connection)).to.deep.equal(['connecting', 'live']);
    expect(host.updates).to.be.at.least(heard.length);
    expect(heard.at(-1)).to.equal(controller.state);
  });

  it('tells nothing of the pause itself, and keeps what it knows', async () => {
    const { controller, host, heard, stage, source } = await setUp();
    host.connect();
    controller.setSource(source);
    await stage.advance();
    const count = heard.length;
    host.disconnect();
    expect(heard).to.have.length(count);
    expect(controller.state.payment?.status).to.equal('requires_action');
  });

  it('has a host that comes back updated only if something has happened meanwhile', async () => {
    const { controller, host, stage, source: itsOwn } = await setUp();
    const source = { ...itsOwn, client: { ...itsOwn.client, key: 'shared' } };
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

  it('begins anew with another source, and hears nothing more of the first', async () => {
    const { controller, host, heard, stage, source } = await setUp();
    const { paymentId } = await stage.sandbox.create();
    host.connect();
    controller.setSource(source);
    await stage.advance();
    controller.setSource({ ...source, paymentId });
    expect(controller.state.payment).to.equal(null);
    const count = heard.length;
    await stage.reach('processing', source.paymentId);
    expect(heard.slice(count).map(({ payment }) => payment?.status)).not.to.include('processing');
    controller.setSource(undefined);
    expect(controller.state).to.equal(INITIAL_STATE);
    await stage.advance(1_000);
    expect([stage.sandbox.inFlight, stage.page.listeners]).to.deep.equal([0, 0]);
  });

  it("knows the gateway's time", async () => {
    const { controller, host, stage, source } = await setUp();
    stage.clock.wrongByMs = 3_600_000;
    host.connect();
    controller.setSource(source);
    await stage.advance();
    expect(Math.abs(controller.tracker!.now() - stage.clock.nowMs())).to.be.at.most(1_000);
  });
});
