import { expect } from '@open-wc/testing';
import { isOrigin } from '../../src/host/origin.js';

describe('isOrigin', () => {
  for (const origin of ['https://pay.example', 'http://till.example:8080', 'http://127.0.0.1:4242', 'https://[::1]']) {
    it(`accepts ${origin}`, () => {
      expect(isOrigin(origin)).to.equal(true);
    });
  }

  const wrong = [
    '',
    '*',
    'null',
    'https://*',
    'https://pay.example/',
    'https://pay.example:443',
    'https://PAY.example',
    'https://user@pay.example',
    'pay.example',
    'capacitor://localhost',
  ];
  for (const text of wrong) {
    it(`refuses ${JSON.stringify(text)}`, () => {
      expect(isOrigin(text)).to.equal(false);
    });
  }
});
