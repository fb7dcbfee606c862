import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { getConfirmation } from '../../gateway/payments/confirm.js';
import { getChangedAtMs } from '../../gateway/payments/happened-at.js';
import { MIGRATIONS } from '../../gateway/store/sql/migrations.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import { after as afterSteps, COMMANDS, PAYMENT_IN } from '../support/payments.js';
import { openDatabase } from '../support/database-image.js';

let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase();
});
beforeEach(() => database.pglite.exec('drop schema public cascade; create schema public'));
after(() => database.close());

const migrateTo = async (version: number): Promise<void> => {
  for (const sql of MIGRATIONS.slice(0, version)) await database.pglite.exec(sql);
  await database.pglite.exec('create table migration (version integer primary key)');
  await database.query('insert into migration values ($1)', [version]);
};

const openStore = () => createDatabaseStore({ ...database, close: () => Promise.resolve() });

it('migrating an endpoint with one previous secret keeps that secret', async () => {
  await migrateTo(1);
  const previous = { secret: 'whsec_BBBB', untilMs: 5 };
  for (const [mode, data] of [
    ['test', { previous }],
    ['live', { previous: null }],
  ] as const)
    await database.query('insert into endpoint (merchant_id, mode, data) values ($1, $2, $3)', [
      'merchant_demo',
      mode,
      JSON.stringify(data),
    ]);
  const store = await openStore();
  const previousIn = async (mode: 'test' | 'live') =>
    (await store.read(({ endpoints }) => endpoints.find({ merchantId: 'merchant_demo', mode })))?.previous;
  assert.deepEqual(await previousIn('test'), [previous]);
  assert.deepEqual(await previousIn('live'), []);
});

it('migrating a settled payment without a transaction gives its settlement one', async () => {
  const succeeded = afterSteps(COMMANDS.process, COMMANDS.succeed);
  await migrateTo(4);
  for (const [id, settled] of [
    ['pay_old', { atMs: 5 }],
    ['pay_new', { atMs: 5, txId: '0xdef' }],
    ['pay_open', null],
  ] as const)
    await database.query(
      `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, data)
       values ($1, 'merchant_demo', 'test', 1, 1, 'USD', 'succeeded', $2)`,
      [id, JSON.stringify({ ...succeeded, id, state: { ...succeeded.state, settled } })],
    );
  const store = await openStore();
  const settledIn = async (id: string) => {
    const payment = await store.read(({ payments }) => payments.find(id));
    assert.ok(payment?.state.status === 'succeeded');
    return payment.state.settled;
  };
  const migrated = await settledIn('pay_old');
  assert.equal(migrated?.atMs, 5);
  assert.match(migrated.txId, /^0x[0-9a-f]{64}$/);
  assert.deepEqual(await settledIn('pay_new'), { atMs: 5, txId: '0xdef' });
  assert.equal(await settledIn('pay_open'), null);
});

it('migrating a payment removes icons of another server, and keeps those that somebody chose', async () => {
  await migrateTo(6);
  const { state } = PAYMENT_IN.processing;
  assert.ok(state.status === 'processing');
  const { optionAmount } = state.processing;
  const insertWith = (id: string, host: string) => {
    const icons = { iconUrl: `${host}/token/USDC/md`, networkIconUrl: `${host}/network/1/md` };
    const shown = { ...optionAmount, display: { ...optionAmount.display, ...icons } };
    const data = {
      ...PAYMENT_IN.processing,
      id,
      state: { ...state, processing: { ...state.processing, optionAmount: shown } },
    };
    return database.query(
      `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, data)
       values ($1, 'merchant_demo', 'test', 1, 1, 'USD', 'processing', $2)`,
      [id, JSON.stringify(data)],
    );
  };
  await insertWith('pay_old', 'https://api.walletconnect.com/assets/v1/image');
  await insertWith('pay_own', 'https://shop.example');
  const store = await openStore();
  const iconsIn = async (id: string) => {
    const payment = await store.read(({ payments }) => payments.find(id));
    assert.ok(payment?.state.status === 'processing');
    const { iconUrl, networkIconUrl } = payment.state.processing.optionAmount.display;
    return [iconUrl, networkIconUrl];
  };
  assert.deepEqual(await iconsIn('pay_old'), [null, null]);
  assert.deepEqual(await iconsIn('pay_own'), [
    'https://shop.example/token/USDC/md',
    'https://shop.example/network/1/md',
  ]);
});

it('migrating a payment keeps the paths of the icons of the sandbox, and whole URLs of others', async () => {
  await migrateTo(7);
  const { state } = PAYMENT_IN.processing;
  assert.ok(state.status === 'processing');
  const { optionAmount } = state.processing;
  const icons = {
    own: ['http://localhost:41234/icons/usdc.svg', 'http://localhost:41234/icons/eip155-8453.svg'],
    foreign: ['https://cdn.example/x/usdc.svg', 'https://cdn.example/x/base.svg'],
    none: [null, null],
  };
  for (const [id, [iconUrl, networkIconUrl]] of Object.entries(icons)) {
    const shown = { ...optionAmount, display: { ...optionAmount.display, iconUrl, networkIconUrl } };
    const processing = { ...state.processing, optionAmount: shown };
    await database.query(
      `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, data)
       values ($1, 'merchant_demo', 'test', 1, 1, 'USD', 'processing', $2)`,
      [id, JSON.stringify({ ...PAYMENT_IN.processing, id, state: { ...state, processing } })],
    );
  }
  const store = await openStore();
  const iconsIn = async (id: string) => {
    const payment = await store.read(({ payments }) => payments.find(id));
    assert.ok(payment?.state.status === 'processing');
    const { iconUrl, networkIconUrl } = payment.state.processing.optionAmount.display;
    return [iconUrl, networkIconUrl];
  };
  assert.deepEqual(await iconsIn('own'), ['/icons/usdc.svg', '/icons/eip155-8453.svg']);
  assert.deepEqual(await iconsIn('foreign'), icons.foreign);
  assert.deepEqual(await iconsIn('none'), icons.none);
});

it('migrating a final payment remembers when it took its last step', async () => {
  await migrateTo(5);
  await database.query(
    `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, data)
     values ('pay_1', 'merchant_demo', 'test', 1, 1, 'USD', 'failed', $1)`,
    [JSON.stringify(PAYMENT_IN.failed)],
  );
  const store = await openStore();
  assert.equal(await store.read(({ history }) => history.oldestAtMs()), getChangedAtMs(PAYMENT_IN.failed));
});

it('migrating a payment that a wallet has confirmed executes it when it would have succeeded', async () => {
  await migrateTo(7);
  const { state } = PAYMENT_IN.processing;
  assert.ok(state.status === 'processing');
  const OLD = { optionId: 'opt_1', account: 'eip155:8453:0xb0b' };
  const insertWith = (id: string, confirmation: object | undefined) =>
    database.query(
      `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, data)
       values ($1, 'merchant_demo', 'test', 1, 1, 'USD', 'processing', $2)`,
      [
        id,
        JSON.stringify({
          ...PAYMENT_IN.processing,
          id,
          state: { ...state, processing: { ...state.processing, confirmation } },
        }),
      ],
    );
  await insertWith('pay_due', { ...OLD, succeedsAtMs: 5 });
  await insertWith('pay_never', { ...OLD, succeedsAtMs: null });
  await insertWith('pay_simulated', undefined);
  const store = await openStore();
  const confirmationOf = async (id: string) => {
    const payment = await store.read(({ payments }) => payments.find(id));
    return payment && getConfirmation(payment);
  };
  assert.deepEqual(await confirmationOf('pay_due'), { ...OLD, results: '', executesAtMs: 5 });
  assert.deepEqual(await confirmationOf('pay_never'), { ...OLD, results: '', executesAtMs: null });
  assert.equal(await confirmationOf('pay_simulated'), undefined);
});

it('migrating payments counts them, of each merchant and of all, and then follows their changes', async () => {
  await migrateTo(11);
  const { succeeded, cancelled } = PAYMENT_IN;
  for (const [id, { state }, buyer, merchantId] of [
    ['pay_4', succeeded, 'eip155:1:0xa', 'merchant_demo'],
    ['pay_2', succeeded, 'eip155:1:0xa', 'merchant_demo'],
    ['pay_3', cancelled, null, 'merchant_demo'],
    ['pay_5', succeeded, 'eip155:1:0xa', 'merchant_other'],
  ] as const)
    await database.query(
      `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, buyer, data)
       values ($1, $4, 'test', 1, 5000, 'USD', $2, $3, '{}')`,
      [id, state.status, buyer, merchantId],
    );
  const store = await openStore();
  const totals = (merchantId: string | null) =>
    store.read(({ payments }) => payments.totals({ owner: { merchantId, mode: 'test' } }));
  const revenue = [{ amount: '10000', currency: 'USD' }];
  const ofAll = [{ amount: '15000', currency: 'USD' }];
  assert.deepEqual(await totals('merchant_demo'), { customers: 1, transactions: 3, revenue });
  assert.deepEqual(await totals(null), { customers: 1, transactions: 4, revenue: ofAll });
  await store.transaction(({ payments }) => payments.insert(PAYMENT_IN.processing, null));
  assert.deepEqual(await totals('merchant_demo'), { customers: 2, transactions: 4, revenue });
  assert.deepEqual(await totals(null), { customers: 2, transactions: 5, revenue: ofAll });
});
