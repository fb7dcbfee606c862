import { expect } from '@open-wc/testing';
import { SINGLE_TAB, joinTabGroup, type PollReason } from '../../src/tracker/tab-group.js';
import { NOOP_CHANNEL, type TabMember, type Tabs } from '../../src/tracker/tab-channel.js';
import { createCountingSignal } from '../support/counting-signal.js';
import { settle, VirtualClock } from '../support/virtual-clock.js';

const SILENCE_MS = 50_000;

/** A tab whose lock and messages the test controls. */
const join = (subject: readonly string[] = ['https://pay.example', 'pay_1']) => {
  const clock = new VirtualClock();
  const run = createCountingSignal();
  const members: TabMember[] = [];
  const names: string[] = [];
  const received = { answers: 0 };
  const tabs: Tabs = {
    join: (name, member) => {
      names.push(name);
      members.push(member);
      return NOOP_CHANNEL;
    },
    tryLock: async () => true,
  };
  const group = joinTabGroup({
    tabs,
    clock,
    subject,
    silenceMs: SILENCE_MS,
    onAnswered: () => received.answers++,
    signal: new AbortController().signal,
  });
  const [member] = members as [TabMember];
  /** The result of waiting for the turn of this tab. */
  const wait = () => {
    const turns: PollReason[] = [];
    void group.waitForTurn(run.signal).then((turn) => turns.push(turn));
    return turns;
  };
  return { clock, run, names, received, member, wait, name: names[0]! };
};

describe('a tab in its group', () => {
  it('a tab waits while another one leads', async () => {
    const { clock, wait } = join();
    const turns = wait();
    await clock.advance(SILENCE_MS - 1);
    expect(turns).to.deep.equal([]);
  });

  for (const [afterMs, turn] of [
    [0, 'leader'],
    [199, 'leader'],
    [200, 'message'],
    [5_000, 'message'],
  ] as const) {
    const why = turn === 'leader' ? 'nothing can have passed it by' : 'what happened meanwhile is asked for first';
    it(`a tab that becomes leader after ${afterMs} ms polls by the reason ${turn}: ${why}`, async () => {
      const { clock, member, wait } = join();
      const turns = wait();
      await clock.advance(afterMs);
      member.onLeader();
      await settle();
      expect(turns).to.deep.equal([turn]);
      const next = wait();
      await settle();
      expect(next).to.deep.equal(['leader']);
    });
  }

  it('a follower polls once when another tab reports a change, then waits again', async () => {
    const { member, wait } = join();
    const turns = wait();
    await settle();
    member.onMessage('changed');
    await settle();
    expect(turns).to.deep.equal(['message']);
    const next = wait();
    await settle();
    expect(next).to.deep.equal([]);
  });

  it('a follower polls again when a change was reported during its own request', async () => {
    const { member, wait } = join();
    member.onMessage('changed');
    member.onMessage('answered');
    const turns = wait();
    await settle();
    expect(turns).to.deep.equal(['message']);
  });

  it('a follower acts as leader when the leader is silent, until the leader sends a message again', async () => {
    const { clock, member, wait } = join();
    const turns = wait();
    await clock.advance(SILENCE_MS);
    expect(turns).to.deep.equal(['message']);
    const inItsPlace = wait();
    await settle();
    expect(inItsPlace).to.deep.equal(['leader']);
    member.onMessage('requested');
    const next = wait();
    await clock.advance(SILENCE_MS - 1);
    expect(next).to.deep.equal([]);
  });

  it('a follower does not act as leader while the leader sends messages', async () => {
    const { clock, member, wait } = join();
    const turns = wait();
    for (let i = 0; i < 4; i++) {
      await clock.advance(SILENCE_MS - 1);
      member.onMessage('requested');
    }
    await settle();
    expect(turns).to.deep.equal([]);
  });

  it('a waiting tab stops with its run, and leaves no timer and no listener behind', async () => {
    const { clock, run, wait } = join();
    const turns = wait();
    await settle();
    run.controller.abort();
    await settle();
    expect([turns.length, clock.pending, run.listeners.size]).to.deep.equal([1, 0, 0]);
  });

  it('a tab whose turn has come leaves no timer and no listener behind', async () => {
    const { clock, run, member, wait } = join();
    wait();
    await settle();
    member.onLeader();
    await settle();
    expect([clock.pending, run.listeners.size]).to.deep.equal([0, 0]);
  });

  it('a tab polls at once where there are no other tabs', async () => {
    expect(await SINGLE_TAB.waitForTurn(new AbortController().signal)).to.equal('leader');
    expect(SINGLE_TAB.readRequestTimes()).to.deep.equal([]);
  });
});

describe('the messages of other tabs', () => {
  it('an answer reported by another tab shows that the gateway works, changed or not; a reported request does not', () => {
    const { member, received } = join();
    member.onMessage('requested');
    expect(received.answers).to.equal(0);
    member.onMessage('answered');
    expect(received.answers).to.equal(1);
    member.onMessage('changed');
    expect(received.answers).to.equal(2);
  });
});

describe('the name of a tab group', () => {
  it('the name of a tab group is equal for the same gateway and payment only', () => {
    const subjects = [
      ['https://pay.example', 'pay_1'],
      ['https://pay.example', 'pay_2'],
      ['https://pay.examplepay', '_1'],
      ['https://pay.example:8443', 'pay_1'],
    ];
    const names = subjects.map((subject) => join(subject).name);
    expect(new Set(names).size).to.equal(subjects.length);
    expect(join(subjects[0]).name).to.equal(names[0]);
  });
});
