import { expect } from '@open-wc/testing';
import { readInitialDetails, readInitialPayment } from '../../src/contract/read-initial.js';
import { SUCCEEDED } from './fixtures.js';

const DETAILS = { expiresAt: 1_771_416_300, merchant: { name: 'Marginalia', iconUrl: null } };
const WAYS = { 'as a body': (body: unknown) => body, 'as JSON text': (body: unknown) => JSON.stringify(body) };
/** No JSON, or JSON of what is no body. */
const BROKEN: readonly unknown[] = ['', '{', 'succeeded', 'null', '7', '[]', undefined, null, 7];

describe('what a server has written into its page', () => {
  for (const [way, write] of Object.entries(WAYS)) {
    it(`is a status, ${way}`, () => {
      expect(readInitialPayment(write(SUCCEEDED))).to.deep.equal({ payment: SUCCEEDED, dropped: [] });
    });

    it(`is the details of a payment, ${way}`, () => {
      const { expiresAt, merchant } = readInitialDetails(write(DETAILS))!;
      expect({ expiresAt, merchant }).to.deep.equal(DETAILS);
    });
  }

  for (const written of BROKEN) {
    it(`is no status, and no details, when it is ${JSON.stringify(written)}`, () => {
      expect(readInitialPayment(written)).to.have.property('issues').that.is.not.empty;
      expect(readInitialDetails(written)).to.equal(undefined);
    });
  }
});
