import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LogEntry } from '../../../gateway/log/entry.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { assertRefused, createTestGateway, type TestGateway } from '../../support/test-gateway.js';
import { offer, readActions, readOptions, signed } from '../../support/wallet.js';

const DETAILS = {
  fullName: 'Zoë Quirkington',
  dob: '1987-06-05',
  placeOfBirth: 'Llanfairpwllgwyngyll',
  tosConfirmed: 'true',
};

const toFields = (details: Readonly<Record<string, string>>) => ({
  fields: Object.entries(details).map(([id, value]) => ({ id, value })),
});

const setDetails = async ({ sendRequest }: TestGateway, details: string): Promise<void> => {
  assert.equal((await sendRequest('/sandbox/rail', { method: 'PUT', body: { details } })).status, 200);
};

const open = async (mode: string, gateway = createTestGateway()) => {
  await setDetails(gateway, mode);
  return { gateway, ...(await offer(gateway)) };
};

describe('an option that requires details of the buyer', () => {
  it('names a schema of them, or a page', async () => {
    const { option } = await open('schema');
    assert.ok(option.collectData?.schema?.['properties']);
    assert.equal(option.collectData.url, null);
    const { option: other, paymentId, gateway } = await open('url');
    assert.deepEqual(other.collectData, { schema: null, url: `${gateway.baseUrl}/collect?pid=${paymentId}` });
    assert.equal((await open('none')).option.collectData, null);
  });

  for (const mode of ['schema', 'url'])
    it(`is neither built nor paid with until they are there, in the words that wallets look for (${mode})`, async () => {
      const { wallet, option, options } = await open(mode);
      const build = await wallet.fetch({ optionId: options[1]?.id ?? '', data: '' });
      const message = await assertRefused(build, 400, 'params_validation');
      assert.equal(message, 'Validation error: IC data required but not found');
      await assertRefused(await wallet.confirm(await signed(option)), 400, 'params_validation');
    });

  it('is paid with together with them, and again without them', async () => {
    const { wallet, option } = await open('schema');
    const confirmation = await signed(option);
    assert.equal((await wallet.confirm({ ...confirmation, collectedData: toFields(DETAILS) })).status, 200);
    assert.equal((await wallet.confirm(confirmation)).status, 200);
  });

  it('is built once they come with a request to build it, and requires none after that', async () => {
    const { wallet, options } = await open('schema');
    const [option, built] = options;
    assert.ok(option && built);
    await readActions(await wallet.fetch({ optionId: built.id, data: '', collectedData: toFields(DETAILS) }));
    const [again] = await readOptions(await wallet.options());
    assert.equal(again?.collectData, null);
    assert.equal((await wallet.confirm(await signed(again))).status, 200);
  });

  for (const [title, change, field] of [
    ['a date that does not exist', { dob: '2001-02-29' }, 'dob'],
    ['terms that are not accepted', { tosConfirmed: 'false' }, 'tosConfirmed'],
    ['a residence that is not in the list', { residence: 'Atlantis' }, 'residence'],
  ] as const)
    it(`is refused with ${title}: the answer names the field and no value`, async () => {
      const { wallet, option } = await open('schema');
      const collectedData = toFields({ ...DETAILS, ...change });
      const refused = await wallet.confirm({ ...(await signed(option)), collectedData });
      const message = await assertRefused(refused, 400, 'params_validation');
      assert.equal(message, `Validation error: IC data required: ${field} is missing or invalid`);
    });

  it('is paid with, with the residence instead of the place of birth', async () => {
    const { wallet, option } = await open('schema');
    const collectedData = toFields({ ...DETAILS, placeOfBirth: '', residence: 'Poland' });
    assert.equal((await wallet.confirm({ ...(await signed(option)), collectedData })).status, 200);
  });

  it('leaves none of them in the store, the log or an answer', async () => {
    const entries: LogEntry[] = [];
    const store = createGatewayMemoryStore();
    const gateway = createTestGateway({ store, onLog: (entry) => entries.push(entry) });
    const { wallet, option, paymentId } = await open('schema', gateway);
    const collectedData = toFields(DETAILS);
    await wallet.confirm({ ...(await signed(option)), results: [], collectedData });
    const paid = await wallet.confirm({ ...(await signed(option)), collectedData });
    const payment = await store.read(({ payments }) => payments.find(paymentId));
    const events = await store.read((tables) => tables.events.ofPayment(paymentId));
    assert.equal(payment?.hasDetails, true);
    const kept = JSON.stringify([payment, events, entries, await paid.json()]);
    for (const value of [DETAILS.fullName, DETAILS.dob, DETAILS.placeOfBirth]) assert.ok(!kept.includes(value));
    assert.ok(entries.length > 0);
  });
});
