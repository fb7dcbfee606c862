import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { currencyDigits } from '../../../src/contract/currency-digits.js';
import { strictCreatePaymentRequestSchema } from '../../../demo/gateway/wire/create-payment-request.js';
import { fiat, parseFiat } from '../../../src/server/merchant/index.js';

describe('fiat and parseFiat', () => {
  const amounts = [
    ['12.50', 'USD', '1250', '12.50'],
    ['12.5', 'USD', '1250', '12.50'],
    ['0.01', 'USD', '1', '0.01'],
    ['5000', 'JPY', '5000', '5000'],
    ['1.234', 'KWD', '1234', '1.234'],
    ['1.2345', 'CLF', '12345', '1.2345'],
    ['90071992547409.93', 'USD', '9007199254740993', '90071992547409.93'],
  ] as const;
  for (const [major, currency, value, readBack] of amounts) {
    it(`convert ${major} ${currency} to ${value} minor units and back to ${readBack}`, () => {
      const amount = fiat(major, currency);
      assert.deepEqual(amount, { unit: `iso4217/${currency}`, value });
      assert.deepEqual(parseFiat(amount), { major: readBack, currency });
    });
  }

  it('convert amounts of any size and currency there and back without loss', () => {
    const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CLF', 'ISK');
    fc.assert(
      fc.property(currency, fc.bigInt({ min: 1n, max: 10n ** 90n }), (code, minor) => {
        const { major } = parseFiat({ unit: `iso4217/${code}`, value: String(minor) });
        assert.equal(major.split('.')[1]?.length ?? 0, currencyDigits(code));
        const amount = fiat(major, code);
        assert.equal(BigInt(amount.value), minor);
        assert.ok(strictCreatePaymentRequestSchema.safeParse({ amount, referenceId: 'order-7' }).success);
      }),
    );
  });

  const refused: readonly (readonly [major: unknown, currency: unknown, why: RegExp])[] = [
    [12.5, 'USD', /text of digits/],
    [null, 'USD', /text of digits/],
    ...['', ' ', '1\n', '-1', '1,000.00', '1e3', '0x10', '.5', '007', '５', 'NaN'].map(
      (text) => [text, 'USD', /text of digits/] as const,
    ),
    [
      '13.049999999999999',
      'USD',
      /^USD has 2 fraction digits\. The amount is "13\.049999999999999"\. Round it to 2 digits first\.$/,
    ],
    ['12.500', 'USD', /USD has 2 fraction digits/],
    ['1.0', 'JPY', /JPY has 0 fraction digits/],
    ['1', 'XXX', /XXX is no currency in use/],
    ['1', 'usd', /three capital letters/],
    ['1', 'iso4217/USD', /three capital letters/],
    ['9'.repeat(99), 'USD', /at most 100 digits/],
  ];
  for (const [major, currency, why] of refused) {
    const shown = typeof major === 'bigint' ? `${major}n` : JSON.stringify(major);
    it(`refuse ${(shown ?? 'undefined').slice(0, 20)} ${String(currency)} with the reason`, () => {
      const make = () => fiat(major as string, currency as string);
      assert.throws(make, { name: 'ConfigurationError', code: 'invalid_amount', message: why });
    });
  }

  const unreadable = [
    { unit: 'caip19/eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', value: '1' },
    { unit: 'USD', value: '1' },
    { unit: 'iso4217/USD', value: '-1' },
    { unit: 'iso4217/USD', value: '01' },
    { unit: 'iso4217/USD', value: 1250 as unknown as string },
  ];
  for (const amount of unreadable) {
    it(`refuse to parse ${JSON.stringify(amount)}`, () => {
      assert.throws(() => parseFiat(amount), { name: 'ConfigurationError', code: 'invalid_amount' });
    });
  }
});
