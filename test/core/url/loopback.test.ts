import { expect } from '@open-wc/testing';
import { isLoopback, isSecure } from '../../../src/core/url/loopback.js';

describe('isLoopback', () => {
  const here = [
    'localhost',
    'LOCALHOST',
    'a.localhost',
    'a.b.localhost',
    '127.0.0.1',
    '127.0.0.1.',
    '127.9.8.7',
    '127.1',
    '0x7f.1',
    '[::1]',
    '[0::1]',
    '127。0。0。1',
  ];
  for (const host of here) {
    it(`accepts ${host} as loopback`, () => {
      expect(isLoopback(new URL(`http://${host}:4242/`))).to.equal(true);
      expect(isSecure(new URL(`http://${host}:4242/`))).to.equal(true);
    });
  }

  const elsewhere = [
    'localhost.',
    'localhost.example',
    'notlocalhost',
    'localhost-a.example',
    '127.0.0.1.example',
    '127.example',
    '128.0.0.1',
    '0.0.0.0',
    '[::]',
    '[::2]',
    '[::ffff:127.0.0.1]',
    '[1::1]',
  ];
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
