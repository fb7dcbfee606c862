import { expect } from '@open-wc/testing';
import { readInitialDetails, readInitialPayment } from '../../../src/contract/readers/initial-data.js';
import { SUCCEEDED } from '../fixtures.js';

const DETAILS = { expiresAt: 1_771_416_300, merchant: { name: 'Marginalia', iconUrl: null } };
const WAYS = { 'as a body': (body: unknown) => body, 'as JSON text': (body: unknown) => JSON.stringify(body) };
/** Not JSON, or JSON that is not an object. */
const INVALID: readonly unknown[] = ['{', 'null', '[]', undefined];

describe('initial data in the page', () => {
  for (const [way, write] of Object.entries(WAYS)) {
    it(`is read as a payment status ${way}`, () => {
      expect(readInitialPayment(write(SUCCEEDED))).to.deep.equal({ ok: true, value: SUCCEEDED, invalidFields: [] });
    });

    it(`is read as payment details ${way}`, () => {
      expect(readInitialDetails(write(DETAILS))).to.deep.equal({ ok: true, value: DETAILS, invalidFields: [] });
    });
  }

  it('is refused when it cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(readInitialPayment(proxy)).to.deep.equal({ ok: false, invalidFields: ['body'] });
  });

  for (const written of INVALID) {
    it(`is refused when it is ${JSON.stringify(written) ?? 'undefined'}`, () => {
      expect(readInitialPayment(written)).to.deep.equal({ ok: false, invalidFields: ['body'] });
      expect(readInitialDetails(written)).to.deep.equal({ ok: false, invalidFields: ['body'] });
    });
  }
});
