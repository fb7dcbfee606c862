import { expect } from '@open-wc/testing';
import { isLoopback, isSecure } from '../../../src/core/url/loopback.js';

describe('isLoopback', () => {
  const here = ['localhost', 'a.localhost', '127.0.0.1', '127.255.8.7', '[::1]'];
  for (const host of here) {
    it(`accepts ${host} as loopback`, () => {
      expect(isLoopback(new URL(`http://${host}:4242/`))).to.equal(true);
      expect(isSecure(new URL(`http://${host}:4242/`))).to.equal(true);
    });
  }

  const elsewhere = ['localhost.', 'notlocalhost', '127.0.0.1.example', '128.0.0.1', '[::2]', '[::ffff:127.0.0.1]'];
  for (const host of elsewhere) {
    it(`does not accept ${host} as loopback`, () => {
      expect(isLoopback(new URL(`http://${host}:4242/`))).to.equal(false);
      expect(isSecure(new URL(`http://${host}:4242/`))).to.equal(false);
      expect(isSecure(new URL(`https://${host}:4242/`))).to.equal(true);
    });
  }

  it('treats only https, and http on loopback, as secure', () => {
    for (const scheme of ['ws', 'wss', 'ftp', 'app', 'file'])
      expect(isSecure(new URL(`${scheme}://localhost/`))).to.equal(false);
  });
});
