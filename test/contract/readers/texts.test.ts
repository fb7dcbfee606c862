import { expect } from '@open-wc/testing';
import { MAX_LENGTHS } from '../../../src/contract/limits.js';
import { readCancelPaymentResponse } from '../../../src/contract/readers/cancel-payment-response.js';
import { readErrorBody } from '../../../src/contract/readers/error-body.js';
import type { ReadResult } from '../../../src/contract/readers/fields.js';
import { readInitialDetails, readInitialPayment } from '../../../src/contract/readers/initial-data.js';
import { readFetchActions, readPaymentOptions } from '../../../src/contract/readers/payment-options.js';
import { LINEAR_MS, LONG_TEXTS } from '../../support/long-texts.js';
import { withField } from '../../support/schema.js';
import { OPTION_AMOUNT, SUCCEEDED } from '../fixtures.js';

const DETAILS = {
  amount: { unit: 'caip19/x', value: '5000', display: { assetSymbol: 'USD', decimals: 2 } },
  merchant: { name: 'Marginalia', iconUrl: 'https://shop.example/logo.png' },
};
const ACTIONS = [{ type: 'build', data: { data: 'ab' } }];
const COLLECT_DATA = {
  schema: { type: 'object' },
  url: 'https://gateway.example/form',
  fields: [{ id: 'dob', name: 'Date of birth', type: 'date' }],
};
const OPTION = {
  id: 'opt_1',
  account: 'eip155:1:0x1',
  amount: OPTION_AMOUNT,
  actions: ACTIONS,
  collectData: COLLECT_DATA,
};

type Read = (body: unknown) => ReadResult<unknown>;

/** Each reader, with an answer that has all texts it knows. */
const ANSWERS: Readonly<Record<string, readonly [Read, object]>> = {
  'a status answer': [readInitialPayment, { ...SUCCEEDED, failureCode: 'declined_user' }],
  'payment details': [readInitialDetails, DETAILS],
  'payment options': [readPaymentOptions, { options: [OPTION], info: DETAILS, collectData: COLLECT_DATA }],
  'built actions': [readFetchActions, { actions: ACTIONS }],
  'an error body': [readErrorBody, { message: 'No such payment.', code: 'payment_not_found' }],
  'a cancel response': [
    readCancelPaymentResponse,
    { paymentId: 'pay_1', status: 'cancelled', cancelledReason: 'by merchant', cancelledAt: '2026-02-18T12:00:00Z' },
  ],
};

/** Labels are only shown; every other text is an id, a code, a URL or an amount. */
const LABELS = ['name', 'message', 'cancelledReason', 'assetName', 'assetSymbol', 'networkName'];

/** Lists the paths of all texts in a JSON value. */
const listTexts = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, path ? `${path}.${name}` : name));
};

const getText = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);

/** Reads the answer with another text in one place. Returns what is there then; `refused` if the reader has reported it. */
const readWith = (read: Read, answer: object, path: string, text: string): unknown => {
  const result = read(withField(answer as Record<string, unknown>, path, text));
  const { invalidFields } = result;
  const isReported = invalidFields.some((field) => `${path}.`.startsWith(`${field}.`));
  return isReported ? 'refused' : getText(result.ok ? result.value : undefined, path);
};

const MEBIBYTE = 2 ** 20;

describe('the readers', () => {
  for (const [what, [read, answer]] of Object.entries(ANSWERS))
    for (const path of listTexts(answer)) {
      const isLabel = LABELS.includes(path.split('.').at(-1)!);

      it(`${isLabel ? 'cut' : 'refuse and report'} a text of a mebibyte in ${path} of ${what}, at once`, () => {
        const startedAt = performance.now();
        for (const text of LONG_TEXTS) {
          const kept = readWith(read, answer, path, text);
          if (isLabel) expect(String(kept).length).to.be.at.most(MAX_LENGTHS.MESSAGE + 1);
          else expect(kept, text.slice(0, 9)).to.equal('refused');
        }
        expect(performance.now() - startedAt).to.be.below(LINEAR_MS);
      });

      // The check before signing reads the texts of actions, and a schema is JSON.
      if (!/actions|schema/.test(path))
        it(`${isLabel ? 'clean' : 'refuse and report'} a text with hidden characters in ${path} of ${what}`, () => {
          for (const hidden of [
            '\u0000',
            '\u200b',
            '\u200d',
            '\u202e',
            '\u2066',
            '\ufeff',
            '\u00ad',
            '\u3164',
            '\ud800',
          ])
            expect(readWith(read, answer, path, `a${hidden}b`)).to.equal(isLabel ? 'ab' : 'refused');
          expect(readWith(read, answer, path, ' ab ')).to.equal(isLabel ? 'ab' : 'refused');
          if (isLabel) expect(readWith(read, answer, path, 'a\r\n b')).to.equal('a  b');
          const astronaut = '👩🏽\u200d🚀';
          expect(readWith(read, answer, path, `\u200d${astronaut}\u200da`)).to.equal(
            isLabel ? `${astronaut}a` : 'refused',
          );
        });
    }

  it('refuse an action with a name of a field that is longer than a request may be', () => {
    for (const [length, isRead] of [
      [MAX_LENGTHS.REQUEST, true],
      [MAX_LENGTHS.REQUEST + 1, false],
    ] as const)
      expect(readFetchActions({ actions: [{ ['x'.repeat(length)]: 1 }] }).ok).to.equal(isRead);
  });

  it('keep the longest real texts', () => {
    const account = `solana:${'5'.repeat(32)}:${'a'.repeat(128)}`;
    const unit = `caip19/eip155:${'1'.repeat(32)}/erc1155:${'a'.repeat(128)}/${'1'.repeat(78)}`;
    const value = String(2n ** 256n - 1n);
    const amount = { ...OPTION_AMOUNT, unit, value };
    expect(readPaymentOptions({ options: [{ ...OPTION, account, amount }] }).invalidFields).to.deep.equal([]);
    const info = { optionAmount: amount, txId: 'a'.repeat(88) };
    expect(readInitialPayment({ ...SUCCEEDED, info }).invalidFields).to.deep.equal([]);
  });

  it('refuse text of an attribute that is longer than an answer may be', () => {
    const text = JSON.stringify(SUCCEEDED);
    expect(readInitialPayment(text + ' '.repeat(MEBIBYTE - text.length)).ok).to.equal(true);
    expect(readInitialPayment(text + ' '.repeat(MEBIBYTE)).ok).to.equal(false);
  });
});
