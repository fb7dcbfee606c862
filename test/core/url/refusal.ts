import { expect } from '@open-wc/testing';
import { ConfigurationError, type ConfigurationErrorCode } from '../../../src/core/errors/configuration-error.js';

/** The name of the refused input in the message, because a page may have several URLs. */
const NAMES: Partial<Record<ConfigurationErrorCode, string>> = {
  invalid_base_url: 'baseUrl',
  invalid_status_url: 'status-url',
  invalid_cancel_url: 'cancel-url',
  invalid_pay_url: 'pay-url',
  invalid_explorer_url: 'explorer-url',
  refused_url: 'URL',
};

/** Expects `read` to throw a ConfigurationError with this code, whose message names the input, its value, and `why`. */
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
  expect(NAMES).to.have.property(code);
  expect(caught.message.startsWith(`${NAMES[code]}: "`), caught.message).to.equal(true);
  expect(caught.message).to.match(/\.$/);
  expect(caught.message).to.match(why instanceof RegExp ? why : new RegExp(why));
};
