// Sends the requests of docs/wallet-requests.md to the sandbox, in their order, and compares the answers.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StrictPaymentOption } from '../../demo/gateway/wire/payment-options.js';
import { BUYER, createTestGateway } from '../../demo/test/support/test-gateway.js';
import { ACCOUNT, fund, signed } from '../../demo/test/support/wallet.js';
import { readDocuments } from './support/markdown.js';

const fences = readDocuments().find(({ path }) => path === 'docs/wallet-requests.md')?.fences ?? [];

const documented = (file: string): Record<string, unknown> => {
  const text = fences.find((fence) => fence.file === file)?.text;
  assert.ok(text, `no snippet ${file}`);
  return JSON.parse(text) as Record<string, unknown>;
};

/** `…` stands for any text. */
const matchesText = (shown: string, actual: string): boolean => {
  const escaped = shown.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('[^]*')}$`).test(actual);
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether an answer is what the document shows. Objects have the same fields. */
const matches = (shown: unknown, actual: unknown): boolean => {
  if (typeof shown === 'string') return typeof actual === 'string' && matchesText(shown, actual);
  if (!isObject(shown) || !isObject(actual)) return Object.is(shown, actual);
  const names = Object.keys(shown);
  return names.length === Object.keys(actual).length && names.every((name) => matches(shown[name], actual[name]));
};

const assertMatches = (file: string, actual: unknown): void => {
  assert.ok(matches(documented(file), actual), `${file} is now ${JSON.stringify(actual, null, 2)}`);
};

describe('the requests of a wallet in docs/wallet-requests.md', () => {
  it('get the answers that the document shows, and pay', async () => {
    const gateway = createTestGateway();
    const { create, sendRequest, clock } = gateway;
    await fund(gateway, [ACCOUNT]);
    const { paymentId } = await create();
    const send = async (route: string, body?: unknown): Promise<Record<string, unknown>> => {
      const path = `/v1/gateway/payment/${paymentId}/${route}`;
      const response = await sendRequest(path, { headers: BUYER, ...(body !== undefined && { body }) });
      assert.equal(response.status, 200, route);
      return (await response.json()) as Record<string, unknown>;
    };

    const answer = await send('options?includePaymentInfo=true', documented('options.request.json'));
    const options = answer.options as readonly StrictPaymentOption[];
    const option = options.find(({ actions }) => actions.some(({ type }) => type === 'build'));
    assert.ok(option);
    assertMatches('options.answer.json', { ...answer, options: [option] });

    const build = option.actions.find((action) => action.type === 'build');
    const request = { optionId: option.id, data: build?.data.data };
    assertMatches('fetch.request.json', request);
    assertMatches('fetch.answer.json', await send('fetch', request));

    const confirmation = await signed(option);
    assertMatches('confirm.request.json', confirmation);
    assertMatches('confirm.answer.json', await send('confirm', confirmation));

    await clock.advance(1_000);
    assertMatches('status.answer.json', await send('status?maxPollMs=25000'));
  });
});
