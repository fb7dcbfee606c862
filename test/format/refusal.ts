import { expect } from '@open-wc/testing';
import { ConfigurationError, type ConfigurationErrorCode } from '../../src/errors/configuration-error.js';

/** Expects `read` to throw a ConfigurationError with this code, whose message is a sentence that says `why`. */
export const expectRefusal = (read: () => unknown, code: ConfigurationErrorCode, why: string | RegExp = /./): void => {
  let caught: unknown;
  try {
    const result = read();
    expect.fail(`accepted as ${String(result)}`);
  } catch (error) {
    caught = error;
  }
  if (!(caught instanceof ConfigurationError)) throw caught;
  expect(caught.code).to.equal(code);
  expect(caught.message).to.match(/^The .+\.$/);
  expect(caught.message).to.match(why instanceof RegExp ? why : new RegExp(why));
};
