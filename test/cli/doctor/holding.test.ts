import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systemClock } from '../../../src/core/clock.js';
import type { Level } from '../../../src/cli/doctor/finding.js';
import { runCommand } from '../../../src/cli/doctor/run.js';
import { CASES } from '../../bench/latency/cases.js';
import { startCuttingProxy, type Cut } from '../../bench/latency/cutting-proxy.js';
import { startHoldingGateway, type HoldRule } from '../../bench/latency/holding-gateway.js';
import { find, type Run } from './support/doctor.js';
import { examineHolding, PAGE_ARGS } from './support/holding.js';

type Expected = readonly [level: Level, id: 'reachable' | 'long-poll', message: RegExp, hint: RegExp];

const MAKE = /Make the gateway answer after maxPollMs/;

const EXPECTED: Readonly<Partial<Record<keyof typeof CASES, Expected>>> = {
  '0 s': ['note', 'long-poll', /answered after 0 ms, although it was asked to hold .* 25 s/, /pace of pollInMs/],
  'up to 15 s': ['note', 'long-poll', /about 15 s of 25 s: .* lower limit/, /They ask for 25 s/],
  'up to 25 s': ['ok', 'long-poll', /about 25 s of 25 s/, /^$/],
  'always 60 s': ['note', 'long-poll', /25 s for about 60 s: it ignores maxPollMs/, /gives up 10 s after/],
  'always 60 s, proxy: 504': [
    'problem',
    'long-poll',
    /cut after about 30 s with status 504: the gateway ignores maxPollMs/,
    MAKE,
  ],
  'always 60 s, plain requests too': [
    'problem',
    'reachable',
    /about 60 s: it holds requests without maxPollMs/,
    /at once/,
  ],
};

const assertFinding = (run: Run, [level, id, message, hint]: Expected): void => {
  const finding = find(run, id);
  assert.equal(finding.level, level, finding.message);
  assert.match(finding.message, message);
  assert.match(finding.hint ?? '', hint);
};

describe('the examination of a gateway that holds requests', () => {
  for (const [name, expected] of Object.entries(EXPECTED)) {
    it(`names how it holds: ${name}`, async () => {
      const [rule, cut]: readonly [HoldRule, Cut?] = CASES[name as keyof typeof CASES];
      assertFinding(await examineHolding(rule, cut), expected);
    });
  }

  it('names the timeout of a proxy that cuts the polls of pages', async () => {
    const [rule, cut] = CASES['up to 60 s, proxy: 504'];
    const run = await examineHolding(rule, cut, { cutMs: 10_000 });
    const message = /request of 25 s was cut after about 10 s with status 504\.$/;
    assertFinding(run, ['problem', 'long-poll', message, /read timeout of the proxy to more than 26 s/]);
  });

  it('calls a gateway that never answers a long poll a problem', async () => {
    const run = await examineHolding((maxPollMs) => maxPollMs && Infinity);
    const message =
      /No complete answer to a request of 25 s within 70 s; one without maxPollMs was answered after 0 ms/;
    assertFinding(run, ['problem', 'long-poll', message, /ignores maxPollMs and holds requests longer, or a proxy/]);
  });

  it('names a real proxy that cuts long polls', async () => {
    const gateway = await startHoldingGateway((maxPollMs) => maxPollMs);
    const proxy = await startCuttingProxy(gateway.url, 'reset', 1_100);
    const ports = { fetch, clock: systemClock, randomId: () => 'random' };
    const args = ['--base-url', proxy.url, ...PAGE_ARGS, '--max-poll-ms', '3000'];
    const { out } = await runCommand(args, {}, ports).finally(() => {
      proxy.close();
      gateway.close();
    });
    assert.match(
      out,
      new RegExp(`A request of 3 s was cut after about 1\\.\\d s by closing the connection\\. \\[long-poll\\]`),
    );
    assert.match(out, /read timeout of the proxy to more than 4 s/);
  });
});
