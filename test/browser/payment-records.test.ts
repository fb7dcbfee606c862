import { aTimeout, expect } from '@open-wc/testing';
import { hasPaymentRecord, toRecordName } from '../../src/browser/has-payment-record.js';
import { browserPaymentRecords as records } from '../../src/browser/payment-records.js';
import { WalletError } from '../../src/core/errors/wallet-error.js';
import type { ConfirmationRecord } from '../../src/wallet/ports.js';

const newRecord = (paymentId: string): ConfirmationRecord => ({
  kind: 'confirmation',
  paymentId,
  confirmation: { optionId: 'opt_1', results: [{ type: 'walletRpc', data: ['0x51'] }] },
});

const withResolvers = () => {
  let resolve: (value: undefined) => void = () => undefined;
  const promise = new Promise<undefined>((accept) => {
    resolve = accept;
  });
  return { promise, resolve };
};

describe('the records of a browser', () => {
  it('keep two payments apart', () => {
    const [first, second] = [newRecord('pay_first'), newRecord('pay_second')];
    records.write(first);
    expect(records.read(second.paymentId)).to.equal(undefined);
    expect(hasPaymentRecord(second.paymentId)).to.equal(false);
    records.remove(second.paymentId);
    expect(records.read(first.paymentId)).to.deep.equal(first);
    records.remove(first.paymentId);
  });

  let count = 0;
  const newId = (): string => `pay_records_${++count}`;

  it('keep a confirmation until it is removed', () => {
    const record = newRecord(newId());
    expect(records.read(record.paymentId)).to.equal(undefined);
    expect(hasPaymentRecord(record.paymentId)).to.equal(false);
    records.write(record);
    expect(records.read(record.paymentId)).to.deep.equal(record);
    expect(hasPaymentRecord(record.paymentId)).to.equal(true);
    records.remove(record.paymentId);
    expect(records.read(record.paymentId)).to.equal(undefined);
  });

  it('keep an intent until the confirmation of its transaction takes its place', () => {
    const record = newRecord(newId());
    const { paymentId } = record;
    const intent = { kind: 'intent', paymentId, optionId: 'opt_1', account: 'eip155:84532:0xa1' } as const;
    records.write(intent);
    expect(records.read(paymentId)).to.deep.equal(intent);
    expect(hasPaymentRecord(paymentId)).to.equal(true);
    records.write(record);
    expect(records.read(paymentId)).to.deep.equal(record);
    records.remove(paymentId);
  });

  it('keep a transaction that comes beside a confirmation', () => {
    const record = newRecord(newId());
    const late = { optionId: 'opt_2', results: [{ type: 'walletRpc', data: [`0x${'7a'.repeat(32)}`] }] } as const;
    records.write({ ...record, late });
    expect(records.read(record.paymentId)).to.deep.equal({ ...record, late });
    for (const broken of [1, { optionId: 1, results: [] }, { optionId: 'opt_2', results: [1] }]) {
      records.write({ ...record, late: broken as never });
      expect(records.read(record.paymentId)).to.deep.equal(record);
    }
    records.remove(record.paymentId);
  });

  it('keep what a wallet can recall: of an intent, and of a signature with the option that was shown', () => {
    const paymentId = newId();
    const request = { chain: 'eip155:84532', method: 'eth_signTypedData_v4', params: ['0xa1', '{}'] } as const;
    const open = { walletId: 'wallet.example', request };
    const display = { assetSymbol: 'USDC', assetName: 'USD Coin', decimals: 6 };
    const unit = `caip19/eip155:84532/erc20:0x${'a1'.repeat(20)}`;
    const option = { id: 'opt_1', account: 'eip155:84532:0xa1', amount: { unit, value: '5', display }, actions: [] };
    const results = [{ type: 'walletRpc', data: ['0x51'] }] as const;
    const signature = { kind: 'signature', paymentId, option, open, results } as const;
    records.write(signature);
    expect(records.read(paymentId)).to.deep.equal(signature);
    const intent = { kind: 'intent', paymentId, optionId: 'opt_1', account: 'eip155:84532:0xa1', open } as const;
    records.write(intent);
    expect(records.read(paymentId)).to.deep.equal(intent);
    // Whatever the wallet could recall, the intent itself prevents a second payment.
    localStorage.setItem(toRecordName(paymentId), JSON.stringify({ ...intent, open: { walletId: 1, request } }));
    expect(records.read(paymentId)).to.deep.equal({
      kind: 'intent',
      paymentId,
      optionId: 'opt_1',
      account: intent.account,
    });
    for (const broken of [
      { option: undefined },
      { option: { ...option, amount: 5 } },
      { open: undefined },
      { open: { walletId: 'wallet.example' } },
      { open: { walletId: 'wallet.example', request: { ...request, method: 'personal_sign' } } },
      { open: { walletId: 'wallet.example', request: { ...request, params: '0x' } } },
      { results: undefined },
      { results: [{}] },
    ]) {
      localStorage.setItem(toRecordName(paymentId), JSON.stringify({ ...signature, ...broken }));
      expect(records.read(paymentId), JSON.stringify(broken)).to.equal(undefined);
    }
    records.remove(paymentId);
  });

  it('read what an earlier version has stored as a confirmation', () => {
    const record = newRecord(newId());
    localStorage.setItem(toRecordName(record.paymentId), JSON.stringify(record.confirmation));
    expect(records.read(record.paymentId)).to.deep.equal(record);
    records.remove(record.paymentId);
  });

  it('pass nothing on but the fields of a record', () => {
    const id = newId();
    const { confirmation } = newRecord(id);
    const account = 'eip155:84532:0xa1';
    for (const [stored, expected] of [
      [
        { ...confirmation, kind: 'confirmation', account, paymentId: 'pay_other', extra: 1 },
        { kind: 'confirmation', paymentId: id, confirmation },
      ],
      [
        { ...confirmation, kind: 'intent', account, paymentId: 'pay_other', extra: 1 },
        { kind: 'intent', paymentId: id, optionId: 'opt_1', account },
      ],
    ] as const) {
      localStorage.setItem(toRecordName(id), JSON.stringify(stored));
      expect(records.read(id)).to.deep.equal(expected);
    }
    records.remove(id);
  });

  for (const text of [
    '{"kind":"intent","optionId":"o"}',
    '{"kind":"intent","optionId":"o","account":1}',
    '{"kind":"intent","account":"a"}',
    '{"kind":"other","optionId":"o","account":"a","results":[]}',
    '{"kind":null,"optionId":"o","account":"a","results":[]}',
    '{"kind":"confirmation","optionId":"o","account":"a"}',
    '',
    '{',
    'null',
    '{}',
    '{"optionId":"o"}',
    '{"optionId":1,"results":[]}',
    '{"optionId":"o","results":[{}]}',
    '{"optionId":"o","results":[{"type":"walletRpc","data":["0x"]},null]}',
    '{"optionId":"o","results":[{"type":"build","data":["0x"]}]}',
    '{"optionId":"o","results":[{"type":"walletRpc","data":"0x"}]}',
  ])
    it(`do not use ${text || 'an empty text'}`, () => {
      const id = newId();
      localStorage.setItem(toRecordName(id), text);
      expect(records.read(id)).to.equal(undefined);
      records.remove(id);
    });

  it('let one tab work at a time', async () => {
    const id = newId();
    const { promise, resolve } = withResolvers();
    const first = records.withLock(id, () => promise);
    // Another request for the same lock, as another tab would send it.
    expect(await records.withLock(id, async () => undefined)).to.equal(false);
    resolve(undefined);
    expect(await first).to.equal(true);
    expect(await records.withLock(id, async () => undefined)).to.equal(true);
  });

  it('wait for the work although a script has replaced Web Locks by what does not', async () => {
    const request = Object.getOwnPropertyDescriptor(LockManager.prototype, 'request')!;
    LockManager.prototype.request = async (...args: unknown[]) => void (args.at(-1) as (lock: object) => unknown)({});
    const { promise, resolve } = withResolvers();
    let isOver = false;
    const working = records.withLock(newId(), () => promise).finally(() => (isOver = true));
    await aTimeout(0);
    expect(isOver).to.equal(false);
    resolve(undefined);
    expect(await working).to.equal(true);
    Object.defineProperty(LockManager.prototype, 'request', request);
  });

  it('pass on the error of the work, and release the lock', async () => {
    const id = newId();
    const error = new WalletError('rejected', 'no');
    const caught: unknown = await records.withLock(id, () => Promise.reject(error)).catch((reason: unknown) => reason);
    expect(caught).to.equal(error);
    expect(await records.withLock(id, async () => undefined)).to.equal(true);
  });

  it('say that storage is not available', () => {
    const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    try {
      expect(() => records.read('pay_1'))
        .to.throw(WalletError)
        .with.property('code', 'storage_unavailable');
      expect(() => {
        records.write(newRecord('pay_1'));
      })
        .to.throw(WalletError)
        .with.property('code', 'storage_unavailable');
      expect(hasPaymentRecord('pay_1')).to.equal(false);
      records.remove('pay_1');
    } finally {
      if (original) Object.defineProperty(window, 'localStorage', original);
    }
  });
});
