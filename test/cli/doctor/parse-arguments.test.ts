import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPayError } from '../../../src/core/errors/pay-error.js';
import { parseArguments } from '../../../src/cli/doctor/parse-arguments.js';
import { runCommand } from '../../../src/cli/doctor/run.js';
import { HELP } from '../../../src/cli/doctor/usage.js';
import { Sandbox } from '../../support/sandbox.js';

const SECRET = 'wcp_live_0123456789';
const ENV = { KEY: SECRET, EMPTY: '', SPACED: ` ${SECRET}` };
const GATEWAY = ['--base-url', 'https://gateway.example'];
const BUYER = [...GATEWAY, '--app-id', 'app', '--payment-id', 'pay_1'];
const ACCOUNT = `eip155:84532:0x${'0b'.repeat(20)}`;
const DRY_RUN = [...GATEWAY, '--app-id', 'app'];
const MERCHANT = [...GATEWAY, '--api-key-env', 'KEY', '--merchant-id', 'merchant'];

const parse = (...args: string[]) => parseArguments(args, ENV, () => 'random');

const WRONG: Readonly<Record<string, readonly string[]>> = {
  'no address': [],
  'no credentials': GATEWAY,
  'no payment': [...GATEWAY, '--app-id', 'app'],
  'an option that does not exist': [...BUYER, '--api-key', SECRET],
  'an option that does not exist, with a value': [...BUYER, `--api-key=${SECRET}`],
  'a key in place of the name of its variable': [...GATEWAY, '--api-key-env', SECRET, '--merchant-id', 'merchant'],
  'a key without a merchant': [...GATEWAY, '--api-key-env', 'KEY'],
  'creating a payment, and one that exists': [...MERCHANT, '--payment-id', 'pay_1', '--create'],
  'an API key in place of the app id': [...GATEWAY, '--payment-id', 'pay_1', '--app-id', SECRET],
  'an origin with a path': [...BUYER, '--origin', 'https://shop.example/'],
  'a long poll of more than a minute': [...BUYER, '--max-poll-ms', '60001'],
  'a webhook endpoint without a secret': ['--webhook-url', 'https://shop.example/webhooks'],
  'a secret that is none': ['--webhook-url', 'https://shop.example/webhooks', '--webhook-secret-env', 'KEY'],
  'a webhook endpoint with a password': ['--webhook-url', 'https://a:b@shop.example', '--webhook-secret-env', 'KEY'],
  'a dry run without an app id': [...GATEWAY, '--pay', 'pay_1', '--account', ACCOUNT],
  'a dry run without an account': [...DRY_RUN, '--pay', 'pay_1'],
  'a dry run of an address without a chain': [...DRY_RUN, '--pay', 'pay_1', '--account', ACCOUNT.slice(-42)],
  'a dry run of a URL without a payment': [...DRY_RUN, '--pay', 'https://pay.example/', '--account', ACCOUNT],
  'a dry run with a recipient that is none': [
    ...[...DRY_RUN, '--pay', 'pay_1', '--account', ACCOUNT],
    ...['--recipients', '0x1'],
  ],
  'a dry run with no recipient': [...DRY_RUN, '--pay', 'pay_1', '--account', ACCOUNT, '--recipients', ''],
  'a dry run of a payment that is also read': [...BUYER, '--pay', 'pay_1', '--account', ACCOUNT],
  'an account without a dry run': [...BUYER, '--account', ACCOUNT],
  'a value that is missing': [...BUYER, '--origin'],
};

describe('the arguments of pay-status doctor', () => {
  it('select both sides of a gateway', () => {
    const command = parse(...BUYER, ...MERCHANT.slice(2), '--origin', 'https://shop.example', '--json');
    assert.ok(command.kind === 'examine');
    assert.equal(command.isJson, true);
    assert.deepEqual(command.options.gateway, {
      baseUrl: 'https://gateway.example',
      buyer: { appId: 'app', clientId: 'doctor-random' },
      merchant: { merchantId: 'merchant', apiKey: SECRET },
      paymentId: 'pay_1',
      createIn: undefined,
      origin: 'https://shop.example',
      apiVersion: undefined,
      maxPollMs: 25_000,
    });
  });

  it('create a payment only with --create', () => {
    const command = parse(...MERCHANT, '--create', '--currency', 'EUR');
    assert.ok(command.kind === 'examine');
    assert.equal(command.options.gateway?.createIn, 'EUR');
  });

  for (const [what, args] of Object.entries(WRONG)) {
    it(`are refused with exit code 2 and without the secret: ${what}`, async () => {
      assert.throws(() => parse(...args), isPayError);
      const sandbox = new Sandbox();
      const ports = { fetch: sandbox.fetch, clock: sandbox.clock, randomId: () => 'random' };
      const { out, error, exitCode } = await runCommand([...args], ENV, ports);
      assert.deepEqual([out, exitCode, sandbox.requests.length], ['', 2, 0]);
      assert.match(error, /^pay-status: .+\. See pay-status doctor --help\.$/);
      assert.ok(!error.includes(SECRET), error);
    });
  }

  it('are explained by --help, with every option', async () => {
    const sandbox = new Sandbox();
    const ports = { fetch: sandbox.fetch, clock: sandbox.clock, randomId: () => 'random' };
    for (const args of [['--help'], ['-h']]) {
      assert.deepEqual(await runCommand(args, {}, ports), { out: HELP, error: '', exitCode: 0 });
    }
  });
});
