import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Framework } from '../../../../src/cli/init/project.js';
import { planFiles } from '../../../../src/cli/init/plan.js';
import { tryOrder, type TryTerminal } from '../../../../src/cli/init/try/try-order.js';
import { SANDBOX_URL, TestMachine, type MachineOptions } from './test-machine.js';

interface TryOptions extends MachineOptions {
  readonly framework?: Framework;
  readonly isTypeScript?: boolean;
  readonly confirm?: TryTerminal['confirm'];
}

const PROJECT = { isModule: true, sourceFolder: '', store: 'memory', needsLayout: false } as const;

const start = ({ framework = 'node', isTypeScript = false, confirm, ...options }: TryOptions = {}) => {
  const machine = new TestMachine(options);
  const project = { ...PROJECT, framework, isTypeScript };
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  const written = { project, files: planFiles(project).files };
  return { machine, printed, ended: tryOrder(written, machine, { print, confirm }) };
};

const run = async (options: TryOptions = {}) => {
  const { machine, printed, ended } = start(options);
  const isPaid = await machine.until(ended);
  return { machine, isPaid, output: printed.join('\n') };
};

const respond = (status: number) => () => Promise.resolve(new Response('{}', { status }));

describe('the test order', () => {
  it('is bought, paid in the sandbox and followed to its webhook, and both programs end', async () => {
    const { machine, isPaid, output } = await run();
    assert.equal(isPaid, true, output);
    const steps = [
      'The form sends order-1, and its payment is created: pay_',
      'The page of the payment is shown only to the browser',
      `Its QR code leads to ${SANDBOX_URL}/?pid=pay_`,
      'The status is requires_action.',
      'The pay route answers the buyer on your own pages, and refuses others.',
      'The webhook receiver refuses an event without a signature.',
      'Paid in the sandbox',
      'The webhook receiver has verified payment.succeeded.',
      'The status is succeeded.',
      'The test order is paid.',
    ];
    let position = 0;
    for (const step of steps) {
      position = output.indexOf(step, position);
      assert.notEqual(position, -1, `${step} is missing in\n${output}`);
    }
    assert.equal(machine.running, 0);
  });

  it('starts the sandbox on a free port with its data in memory, whatever database the environment names', async () => {
    const [sandbox] = (await run()).machine.started;
    assert.match(sandbox!.args.join(' '), /pay-status-sandbox\S* --port 0 --data memory/);
    assert.ok('DATABASE_URL' in sandbox!.variables && sandbox!.variables.DATABASE_URL === undefined);
  });

  const programs = [
    ['node', true, /^--import tsx pay-status\/server\.ts$/],
    ['express', false, /express\(\)\.use\(payments\)\.listen/],
    ['next', true, /^\/modules\/next\/cli\.js dev --port 3000 --hostname 127\.0\.0\.1$/],
  ] as const;
  for (const [framework, isTypeScript, args] of programs) {
    it(`runs the written routes of ${framework} in ${isTypeScript ? 'TypeScript' : 'JavaScript'}`, async () => {
      const { machine, isPaid } = await run({ framework, isTypeScript });
      assert.equal(isPaid, true);
      assert.match(machine.started[1]!.args.join(' '), args);
    });
  }

  const missing = [
    [
      'pay-status-sandbox',
      'node',
      /not installed[^]*npm install --save-dev \.\.\/pay-status\/pay-status-sandbox-0\.1\.0\.tgz/,
    ],
    ['tsx', 'express', /npm install --save-dev tsx/],
  ] as const;
  for (const [name, framework, message] of missing) {
    it(`says how to install ${name} where it is missing`, async () => {
      const { machine, isPaid, output } = await run({ framework, isTypeScript: true, missing: [name] });
      assert.deepEqual([isPaid, machine.running], [false, 0]);
      assert.match(output, message);
    });
  }

  const failures = [
    ['a page without the form', { 'GET /buy': () => new Response('Soon') }, /\/buy has no form for POST \/checkout/],
    [
      'a server that creates payments for other sites',
      { 'POST /checkout': respond(303) },
      /other site with status 303/,
    ],
    [
      'a page that everybody can read',
      { 'GET /checkout/pay_1': respond(200) },
      /GET \/checkout\/pay_\w+ without its cookie with status 200, not 404/,
    ],
    [
      'a webhook receiver that accepts forged events',
      { 'POST /webhooks': respond(200) },
      /without a signature with status 200/,
    ],
  ] as const;
  for (const [what, answers, message] of failures) {
    it(`ends with a problem for ${what}, and ends both programs`, async () => {
      const { machine, isPaid, output } = await run({ answers });
      assert.deepEqual([isPaid, machine.running], [false, 0]);
      assert.match(output, new RegExp(`PROBLEM  .*${message.source}`));
      assert.doesNotMatch(output, /is paid/);
    });
  }

  for (const program of ['sandbox', 'shop'] as const) {
    it(`shows what the ${program} has printed if it ends before it answers`, async () => {
      const refuse = (): never => {
        throw new TypeError('fetch failed');
      };
      const crashes = { program, output: 'Error: the port is in use\n' };
      const { machine, isPaid, output } = await run({ crashes, answers: { 'GET /buy': refuse } });
      assert.deepEqual([isPaid, machine.running], [false, 0]);
      assert.match(output, /the program has ended\.\nIts last output:\n {2}Error: the port is in use/);
    });
  }

  it('leaves both programs running until Ctrl+C if the developer wants to pay an order', async () => {
    const asked: string[] = [];
    const confirm = (question: string): Promise<boolean> => {
      asked.push(question);
      return Promise.resolve(true);
    };
    const { machine, printed, ended } = start({ confirm });
    while (!printed.some((text) => text.includes('Ctrl+C ends both'))) await machine.clock.advance(100);
    assert.deepEqual([machine.running, asked.length], [2, 1]);
    assert.match(printed.at(-1)!, /Open http:\/\/localhost:3000\/buy and pay another order/);
    machine.interrupt();
    assert.deepEqual([await machine.until(ended), machine.running], [true, 0]);
  });

  it('ends both programs if the developer answers no, and when they interrupt it before the order is paid', async () => {
    const declined = await run({ confirm: () => Promise.resolve(false) });
    assert.deepEqual([declined.isPaid, declined.machine.running], [true, 0]);
    const { machine, printed, ended } = start({ answers: { 'POST /webhooks': respond(400) } });
    while (!printed.some((text) => text.includes('Paid in the sandbox'))) await machine.clock.advance(100);
    machine.interrupt();
    assert.deepEqual([await machine.until(ended), machine.running], [false, 0]);
    assert.match(printed.at(-1)!, /Interrupted/);
  });
});
