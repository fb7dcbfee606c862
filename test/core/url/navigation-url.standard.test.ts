import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../../src/core/errors/configuration-error.js';
import { isLoopback } from '../../../src/core/url/loopback.js';
import { addPaymentId, parseNavigationUrl } from '../../../src/core/url/navigation-url.js';
import { STANDARD_URLS } from './standard-urls.js';

/** Converts http to https, because the policy refuses most of the corpus only for its scheme. */
const INPUTS = [...new Set(STANDARD_URLS.flatMap((raw) => [raw, raw.replace(/^http:/i, 'https:')]))];

/** Returns undefined if the URL is refused. Other errors are rethrown. */
const accepted = (raw: string): URL | undefined => {
  try {
    return parseNavigationUrl(raw);
  } catch (error) {
    if (error instanceof ConfigurationError && error.code === 'refused_url') return undefined;
    throw error;
  }
};

const ACCEPTED = INPUTS.flatMap((raw) => {
  const url = accepted(raw);
  return url ? [{ raw, url, name: JSON.stringify(raw) }] : [];
});

describe('parseNavigationUrl and the test inputs of the URL standard', () => {
  it('cover at least 600 inputs, with 200 refused and 100 accepted', () => {
    expect(INPUTS).to.have.length.at.least(600);
    expect(INPUTS.length - ACCEPTED.length).to.be.at.least(200);
    expect(ACCEPTED).to.have.length.at.least(100);
  });

  it('accept only https and loopback', () => {
    for (const { raw, url, name } of ACCEPTED) {
      expect(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)), name).to.equal(true);
      expect(url.username + url.password, name).to.equal('');
      expect(url.href, name).to.equal(new URL(raw).href);
    }
  });

  it('accept only a host that is written between the slashes', () => {
    for (const { raw, url, name } of ACCEPTED) {
      const authority = /^https?:\/\/([^/?#]+)/i.exec(raw)?.[1] ?? '';
      expect(authority, name).not.to.match(/[@%\\\s\p{Cc}]/u);
      expect(new URL(`${url.protocol}//${authority}`).host, name).to.equal(url.host);
      // Plain ASCII is not mapped, except for upper case, default ports and addresses.
      if (/^[a-z.-]+$/i.test(authority)) expect(url.host, name).to.equal(authority.toLowerCase());
    }
  });

  it('leave a URL unchanged to the byte except for the payment id', () => {
    for (const { raw, url, name } of ACCEPTED) {
      const added = addPaymentId(raw, 'pay_1');
      const without = ['?payment_id=pay_1', '&payment_id=pay_1', 'payment_id=pay_1'].map((part) =>
        added.replace(part, ''),
      );
      expect(without, name).to.include(raw);
      const target = parseNavigationUrl(added);
      expect([target.origin, target.pathname, target.hash], name).to.deep.equal([url.origin, url.pathname, url.hash]);
      expect(target.searchParams.getAll('payment_id'), name).to.deep.equal(['pay_1']);
    }
  });
});
