import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGateway } from '../../../demo/gateway/create-gateway.js';
import type { Gateway } from '../../../demo/gateway/gateway.js';
import { runConformance, type ConformancePorts } from '../../../src/cli/conformance/run-conformance.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const BASE_URL = 'http://localhost:4242';

interface Step {
  readonly id: string;
  readonly result: string;
  readonly reason?: string;
}

const HOST = { bridge: 'android', handles: ['redirect'], userAgent: 'test', wallet: null };

/** The page that checks, as far as the gateway sees it. */
type Page = (write: (steps: readonly Step[], isFinished?: boolean) => Promise<void>) => Promise<void>;

interface Options {
  /** Begins when the link is printed. */
  readonly page?: Page;
  readonly fetch?: (gateway: Gateway, request: Request) => Promise<Response>;
  readonly open?: ConformancePorts['open'];
}

/** Runs the command against a sandbox in this process, on virtual time. */
const run = async (args: readonly string[], { page, fetch, open }: Options = {}) => {
  const clock = new VirtualClock();
  const gateway = createGateway({ baseUrl: BASE_URL, clock });
  const out: string[] = [];
  const errors: string[] = [];
  const opened: (readonly string[])[] = [];
  const write = async (runId: string, steps: readonly Step[], isFinished: boolean): Promise<void> => {
    const response = await gateway.fetch(
      new Request(`${BASE_URL}/sandbox/conformance/${runId}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          host: HOST,
          steps: steps.map((step) => ({ reason: 'It did.', durationMs: 1_500, ...step })),
          isFinished,
        }),
      }),
    );
    assert.equal(response.status, 200);
    await clock.advance(0);
  };
  let runId: string | undefined;
  const note = (lines: string[]) => (text: string) => {
    lines.push(text);
    const [, id] = /\?run=(\w+)/.exec(text) ?? [];
    if (id === undefined || runId !== undefined) return;
    runId = id;
    void page?.((steps, isFinished = false) => write(id, steps, isFinished));
  };
  let code: number | undefined;
  const done = runConformance(args, {
    fetch: async (url, init) => {
      const request = new Request(url, init);
      return fetch ? fetch(gateway, request) : gateway.fetch(request);
    },
    clock,
    print: note(out),
    printError: note(errors),
    open:
      open ??
      (async (command, rest) => {
        opened.push([command, ...rest]);
        return undefined;
      }),
  }).then((ended) => {
    code = ended;
  });
  for (let seconds = 0; code === undefined && seconds < 100_000; seconds++) await clock.advance(1_000);
  await done;
  // The gateway has one for the expiry of the payment.
  gateway.close();
  const pendingTimers = clock.pending;
  return { code, out: out.join('\n'), errors: errors.join('\n'), opened, runId, pendingTimers };
};

const PASSED = { id: 'theme', result: 'pass', reason: 'The host sent the theme dark.' };
const SKIPPED = { id: 'height', result: 'skip' };
const finishWith =
  (...steps: readonly Step[]): Page =>
  (write) =>
    write(steps, true);

describe('pay-status conformance', () => {
  it('prints the link, each step as it ends, and a summary, and ends with 0 if all passed or were skipped', async () => {
    const { code, out, errors, runId } = await run([BASE_URL], {
      page: async (write) => {
        await write([]);
        await write([PASSED]);
        await write([PASSED, SKIPPED], true);
      },
    });
    assert.deepEqual([code, errors], [0, '']);
    assert.ok(
      out.startsWith(
        `Load this link in your app or frame, instead of a checkout:\n\n  ${BASE_URL}/conformance?run=${runId}`,
      ),
    );
    assert.match(out, / {2}ok {7}theme: The host sent the theme dark\. \(1\.5 s\)\n {2}skipped {2}height: It did\. /);
    assert.match(out, /\n1 passed, 0 failed, 1 skipped\nReport: http:\/\/localhost:4242\/conformance\/run_\w+$/);
    assert.equal(out.match(/theme:/g)?.length, 1);
  });

  it('ends with 1 if a required step was skipped, and with 2 if there is no such step', async () => {
    const skipped = await run([BASE_URL, '--require', 'theme,height'], { page: finishWith(PASSED, SKIPPED) });
    assert.equal(skipped.code, 1);
    assert.match(skipped.errors, /Required steps were skipped: height\./);
    const misspelled = await run([BASE_URL, '--require', 'themes'], { page: finishWith(PASSED) });
    assert.equal(misspelled.code, 2);
    assert.match(misspelled.errors, /does not have: themes\./);
  });

  it('ends with 2 if the run does not finish in time, and leaves no timer', async () => {
    const unloaded = await run([BASE_URL, '--timeout', '30']);
    assert.equal(unloaded.code, 2);
    assert.match(unloaded.errors, /No host has loaded the link within 30 seconds/);
    const open = await run([BASE_URL, '--timeout', '30'], { page: (write) => write([PASSED]) });
    assert.equal(open.code, 2);
    assert.match(open.errors, /The run did not finish within 30 seconds/);
    const finished = await run([BASE_URL], { page: finishWith(PASSED) });
    assert.deepEqual(
      [unloaded, open, finished].map(({ pendingTimers }) => pendingTimers),
      [0, 0, 0],
    );
  });

  it('prints only the report as JSON with --json', async () => {
    const { code, out, errors, runId } = await run(['--json', BASE_URL], { page: finishWith(PASSED) });
    assert.equal(code, 0);
    const report = JSON.parse(out) as { runId: string; steps: readonly { id: string }[]; host: unknown };
    assert.deepEqual([report.runId, report.steps.map(({ id }) => id), report.host], [runId, ['theme'], HOST]);
    assert.match(errors, /Load this link/);
    assert.match(errors, /ok {7}theme/);
  });

  it('starts a program with the link, without a shell', async () => {
    const { opened, runId, out } = await run([BASE_URL, '--open', `adb shell 'am start' -d "{url}" "a;b"`], {
      page: finishWith(PASSED),
    });
    const [, link = ''] = /^ {2}(http\S+)$/m.exec(out) ?? [];
    assert.match(link, new RegExp(`/conformance\\?run=${runId}&pid=pay_\\w+$`));
    assert.deepEqual(opened, [['adb', 'shell', 'am start', '-d', link, 'a;b']]);
  });

  it('asks again after an interruption of the network', async () => {
    let requests = 0;
    const { code, out } = await run([BASE_URL], {
      page: finishWith(PASSED),
      fetch: async (gateway, request) => {
        if (++requests === 2) throw new TypeError('fetch failed');
        return requests === 3 ? new Response(null, { status: 502 }) : gateway.fetch(request);
      },
    });
    assert.deepEqual([code, requests], [0, 4]);
    assert.match(out, /1 passed/);
  });

  const BROKEN: readonly (readonly [what: string, fetch: () => Promise<Response>, message: RegExp])[] = [
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')), /does not answer\. Is it running\?/],
    [
      'answers with a link that is none',
      async () =>
        Response.json({
          ...{ runId: 'run_1', url: '--upload', reportUrl: BASE_URL },
          ...{ version: 0, host: null, steps: [], isFinished: false },
        }),
      /is not a report/,
    ],
  ];
  for (const [what, fetch, message] of BROKEN)
    it(`ends with 2 if the sandbox ${what}`, async () => {
      const { code, errors } = await run([BASE_URL], { fetch });
      assert.equal(code, 2);
      assert.match(errors, message);
    });

  it('prints no control characters of a report', async () => {
    const { out } = await run([BASE_URL], { page: finishWith({ ...PASSED, reason: 'a\u001b[2Jb' }) });
    assert.ok(out.includes('theme: a [2Jb'));
  });

  const WRONG: readonly (readonly [args: readonly string[], message: RegExp])[] = [
    [[], /address of the sandbox/],
    [['http://sandbox.example'], /https, or http on loopback/],
    [[BASE_URL, '--timeout', '0'], /--timeout/],
    [[BASE_URL, '--open', 'adb'], /\{url\}/],
    [[BASE_URL, '--open', 'adb {url}"x"'], /closed quotes/],
  ];
  for (const [args, message] of WRONG)
    it(`ends with 2 for ${JSON.stringify(args)}`, async () => {
      const { code, errors } = await run(args);
      assert.equal(code, 2);
      assert.match(errors, message);
      assert.match(errors, /See pay-status conformance --help\.$/);
    });
});
