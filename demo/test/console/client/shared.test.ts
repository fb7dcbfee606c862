import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetAmount, toMinorUnits } from '../../../console/client/shared/amounts.js';
import { jsonTokens, prettyJson } from '../../../console/client/shared/json-tokens.js';
import { distance, relative } from '../../../console/client/shared/time.js';
import { webLink } from '../../../console/client/shared/web-link.js';
import { readFault } from '../../../console/client/faults/read-fault.js';
import { PRESETS } from '../../../console/client/faults/presets.js';
import { faultSchema } from '../../../gateway/wire/fault.js';

describe('an amount in the console', () => {
  const minor: readonly (readonly [text: string, decimals: number, digits: string | undefined])[] = [
    ['24.5', 2, '2450'],
    ['24,50', 2, '2450'],
    [' 0.07 ', 2, '7'],
    ['007', 2, '700'],
    ['90071992547409.93', 2, '9007199254740993'],
    ['1.234', 2, undefined],
    ['-1', 2, undefined],
    ['', 2, undefined],
    ['1,000.00', 2, undefined],
  ];
  for (const [text, decimals, digits] of minor) {
    it(`of "${text}" with ${decimals} decimals is ${digits ?? 'refused'}`, () => {
      assert.equal(toMinorUnits(text, decimals), digits);
    });
  }

  it('of an asset is exact, with the digits that it has', () => {
    const display = { assetName: 'Ether', assetSymbol: 'ETH', decimals: 18, networkName: 'Base' };
    const format = (value: string, decimals: number) =>
      assetAmount({ unit: 'caip19/eip155:8453/slip44:60', value, display: { ...display, decimals } });
    assert.equal(format('123456789012345678901234567890', 18), '123,456,789,012.34567890123456789 ETH on Base');
    assert.equal(format('7', 6), '0.000007 ETH on Base');
    assert.equal(format('50000000', 6), '50.00 ETH on Base');
    assert.equal(format('5', 0), '5 ETH on Base');
  });
});

describe('JSON in the console', () => {
  it('is split into names, strings, numbers and literals without loss', () => {
    const text = prettyJson('{"a":"x: \\"y\\"","n":[-1.5,0],"t":true,"o":null,"e":""}');
    const tokens = jsonTokens(text);
    assert.equal(tokens.map(([, piece]) => piece).join(''), text);
    const findTokens = (kind: string) => tokens.filter(([is]) => is === kind).map(([, piece]) => piece);
    assert.deepEqual(findTokens('name'), ['"a"', '"n"', '"t"', '"o"', '"e"']);
    assert.deepEqual(findTokens('text'), ['"x: \\"y\\""', '""']);
    assert.deepEqual(findTokens('number'), ['-1.5', '0']);
    assert.deepEqual(findTokens('word'), ['true', 'null']);
  });

  for (const text of ['', 'not JSON', '{"a":', '"""', '<b>"x"</b>']) {
    it(`stays unchanged if it is invalid: ${text || 'nothing'}`, () => {
      assert.equal(
        jsonTokens(prettyJson(text))
          .map(([, piece]) => piece)
          .join(''),
        text,
      );
    });
  }
});

describe('a time in the console', () => {
  it('is formatted relative to now', () => {
    const texts = [0, 999, 1_000, 59_999, 60_000, 3_599_999, 3_600_000, 86_400_000].map((ms) => relative(-ms, 0));
    assert.deepEqual(texts, ['now', 'now', '1 s ago', '59 s ago', '1 min ago', '59 min ago', '1 h ago', '1 d ago']);
    assert.equal(relative(61_000, 0), 'in 1 min');
  });

  it('is formatted as a duration in at most two units', () => {
    assert.deepEqual([0, 1_000, 61_000, 3_661_000, 93_784_000].map(distance), [
      '0 s',
      '1 s',
      '1 min 1 s',
      '1 h 1 min',
      '1 d 2 h',
    ]);
  });
});

describe('a link of the console', () => {
  it('is an http or https URL', () => {
    assert.equal(webLink('http://localhost:4242/?pid=pay_1'), 'http://localhost:4242/?pid=pay_1');
    for (const text of ['javascript:alert(1)', 'data:text/html,x', '/x', 'https://a:b@shop.example/', 'ftp://x', ''])
      assert.equal(webLink(text), undefined);
  });
});

describe('a fault of the console', () => {
  for (const { name, fault } of PRESETS) {
    it(`is accepted by the gateway: ${name}`, () => {
      assert.ok(faultSchema.safeParse(fault).success);
    });
  }

  it('has the values of the form, with numbers as numbers', () => {
    const texts = { route: 'GET /v1/*', kind: 'status', status: '429', probability: '0.5' };
    assert.deepEqual(readFault({ ...texts, headers: 'Retry-After: 5\n\n X-Time : 12:00 ' }), {
      route: 'GET /v1/*',
      kind: 'status',
      status: 429,
      probability: 0.5,
      headers: { 'Retry-After': '5', 'X-Time': '12:00' },
    });
  });
});
