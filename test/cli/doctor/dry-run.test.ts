import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SETTLEMENT_ADDRESS } from '../../../demo/gateway/rails/paper/paper-rail.js';
import { runCommand } from '../../../src/cli/doctor/run.js';
import { BASE_URL, Sandbox } from '../../support/sandbox.js';
import { assertProblem, find, runDoctor, type Run } from './support/doctor.js';

const ADDRESS = '0x0376AAc07Ad725E01357B1725B5ceC61aE10473c';
const ACCOUNT = `eip155:84532:${ADDRESS}`;
const GATEWAY_ARGS = ['--base-url', BASE_URL, '--app-id', 'app_demo'];

/** A payment, and the arguments that try it. */
const start = async (isFunded = true) => {
  const sandbox = new Sandbox();
  const { gatewayUrl } = await sandbox.create();
  const faucet = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account: ACCOUNT }),
  };
  if (isFunded) await sandbox.gateway.fetch(new Request(`${BASE_URL}/sandbox/faucet`, faucet));
  return { sandbox, args: [...GATEWAY_ARGS, '--pay', gatewayUrl, '--account', ACCOUNT] };
};

const listOptions = ({ findings }: Run) => findings.filter(({ id }) => id === 'pay-option');

describe('a dry run of paying by pay-status doctor', () => {
  it('names each option that a page could pay, built requests included, and pays nothing', async () => {
    const { sandbox, args } = await start();
    const run = await runDoctor(sandbox, [...args, '--recipients', SETTLEMENT_ADDRESS]);
    const options = listOptions(run);
    assert.ok(options.length >= 2);
    for (const { level, message } of options) {
      assert.equal(level, 'ok', message);
      assert.match(message, /^[\d.]+ \w+ on Base Sepolia, from eip155:84532:0x\w+: a page could pay it\./);
      assert.match(message, /The wallet would be asked for eth_signTypedData_v4/);
    }
    assert.equal(run.exitCode, 0);
    const routes = sandbox.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
    assert.deepEqual([...new Set(routes)], ['options', 'fetch']);
  });

  it('gives the reason of the check for an option that it refuses, and ends with 0 if another one can be paid', async () => {
    const { sandbox, args } = await start();
    sandbox.handler = async (request) => {
      const isOptions = request.url.includes('/options');
      const response = await sandbox.gateway.fetch(request);
      if (!isOptions) return response;
      const body = (await response.json()) as { options: { amount: { value: string } }[] };
      body.options[0]!.amount.value += '0';
      return Response.json(body, response);
    };
    const run = await runDoctor(sandbox, args);
    const [first, ...others] = listOptions(run);
    assert.equal(first?.level, 'note');
    assert.match(
      first.message,
      /a page would not pay it\. The request was not sent to the wallet: value is 50000000, but 500000000 was shown/,
    );
    assert.deepEqual([...new Set(others.map(({ level }) => level))], ['ok']);
    assert.match(find(run, 'pay-recipients').hint ?? '', /--recipients/);
    assert.equal(run.exitCode, 0);
  });

  it('finds a problem if no option can be paid, or there is none', async () => {
    const { sandbox, args } = await start();
    const run = await runDoctor(sandbox, [...args, '--recipients', ADDRESS]);
    assertProblem(run, 'pay', /No option was found/);
    for (const { message } of listOptions(run)) assert.match(message, /which is not one of the recipients/);
    const poor = await start(false);
    assertProblem(await runDoctor(poor.sandbox, poor.args), 'pay-options', /offers no option for this account/);
  });

  it("follows the gateway's clock, as a page does", async () => {
    const { sandbox, args } = await start();
    sandbox.handler = async (request) => {
      const { body, status } = await sandbox.gateway.fetch(request);
      const date = new Date(sandbox.clock.now() + 86_400_000).toUTCString();
      return new Response(body, { status, headers: { date } });
    };
    const options = listOptions(await runDoctor(sandbox, args));
    assert.ok(options.length);
    for (const { message } of options) assert.match(message, /The payment ends within seconds/);
  });

  it('says in its first line that an open page of the payment has to be loaded again', async () => {
    const { sandbox, args } = await start();
    const { out } = await runCommand(
      args,
      {},
      { fetch: sandbox.fetch, clock: sandbox.clock, randomId: () => 'random' },
    );
    assert.match(
      out,
      /^A dry run of paying\. It ends the offers of an open page of this payment: load that page again\n/,
    );
  });
});
