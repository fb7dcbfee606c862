import { expect } from '@open-wc/testing';
import { isPayError, PAY_ERROR_MARK, PayError } from '../../../src/core/errors/pay-error.js';

/** The base class of a second copy of the library, as in a page that loads it from two places. */
const secondCopy = async (): Promise<typeof PayError> => {
  const url = new URL('../../../src/core/errors/pay-error.ts?copy', import.meta.url).href;
  return ((await import(url)) as { PayError: typeof PayError }).PayError;
};

interface Realm extends Window {
  Error: ErrorConstructor;
  Object: ObjectConstructor;
}

/** Runs with the globals of another frame, whose objects are not instances of our classes. */
const inFrame = (run: (realm: Realm) => void): void => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  try {
    run(frame.contentWindow as unknown as Realm);
  } finally {
    frame.remove();
  }
};

describe('isPayError', () => {
  it('accepts an error of another copy of the library', async () => {
    class CopiedError extends (await secondCopy()) {
      override readonly name = 'NetworkError';
      readonly code = 'network_error';
    }
    const error = new CopiedError('x');
    expect(error).not.to.be.instanceOf(PayError);
    expect(isPayError(error)).to.equal(true);
  });

  it('accepts an error of another realm', () => {
    inFrame((realm) => {
      const error = Object.assign(new realm.Error('x'), { name: 'NetworkError', kind: PAY_ERROR_MARK });
      expect(error).not.to.be.instanceOf(Error);
      expect(isPayError(error)).to.equal(true);
    });
  });

  const lookAlikes: readonly (readonly [what: string, value: unknown])[] = [
    ['an error with the name of ours', Object.assign(new Error('x'), { name: 'NetworkError', code: 'network_error' })],
    ['an error with another mark', Object.assign(new Error('x'), { kind: 'pay-status' })],
    ['a plain object with the mark', { kind: PAY_ERROR_MARK, name: 'NetworkError', message: 'x' }],
    ['a function with the mark', Object.assign(() => undefined, { kind: PAY_ERROR_MARK })],
    ['null', null],
  ];
  for (const [what, value] of lookAlikes) {
    it(`refuses ${what}`, () => {
      expect(isPayError(value)).to.equal(false);
    });
  }
});
