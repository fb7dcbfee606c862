import { expect } from '@open-wc/testing';
import { classifyConnectionError, readConnectionFailure } from '../../src/core/connection-failure.js';

/** An error of the system or of TLS, with its fields. */
const systemError = (code: string, fields: object = {}, message = code): Error =>
  Object.assign(new Error(message), { code, ...fields });

/** As `fetch` of Node rejects. */
const fetchFailed = (cause: unknown): TypeError => new TypeError('fetch failed', { cause });

const URL_WITH_SECRETS = 'https://shop.example/hooks/?token=t0ken';
const ADDRESS = { address: '127.0.0.1', port: 3000 };

describe('readConnectionFailure', () => {
  for (const [error, kind, message] of [
    [
      systemError('ECONNREFUSED', ADDRESS),
      'refused',
      'shop.example:443 refused the connection: nothing listens there (ECONNREFUSED 127.0.0.1:3000).',
    ],
    [
      systemError('ENOTFOUND', { hostname: 'shop.example' }),
      'name_not_found',
      'The name shop.example was not found (ENOTFOUND shop.example).',
    ],
    [
      systemError('ECONNRESET'),
      'closed',
      'shop.example:443 closed the connection without a complete answer (ECONNRESET).',
    ],
    [
      new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
      'timed_out',
      'shop.example:443 did not answer in time.',
    ],
    [
      systemError('DEPTH_ZERO_SELF_SIGNED_CERT'),
      'certificate_self_signed',
      'The TLS certificate of shop.example:443 is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT).',
    ],
    [
      systemError('EPROTO', {}, 'write EPROTO 00:error:0A00010B:SSL routines:ssl3_get_record:wrong version number'),
      'no_tls',
      'shop.example:443 does not speak TLS: the address may be http, not https (EPROTO).',
    ],
    [
      systemError('ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE'),
      'tls_failed',
      'The TLS connection to shop.example:443 failed (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE).',
    ],
    [
      systemError('HPE_UNEXPECTED_CONTENT_LENGTH'),
      'invalid_http',
      'shop.example:443 answered in HTTP that cannot be read: a header is malformed, or two of them contradict each other (HPE_UNEXPECTED_CONTENT_LENGTH).',
    ],
    [
      systemError('UND_ERR_SOCKET', {}, 'bad response'),
      'interim_response',
      'shop.example:443 answered with status 100 or 101, which was not asked for: answer with the final status only (UND_ERR_SOCKET).',
    ],
    [
      systemError('Z_DATA_ERROR'),
      'undecodable',
      'shop.example:443 answered with content that its Content-Encoding does not describe (Z_DATA_ERROR).',
    ],
    // As Node rejects for status 407.
    [
      new Error(),
      'answer_refused',
      'fetch accepts no answer of shop.example:443 and gives no reason, as for status 407: a proxy may ask for credentials.',
    ],
    [new Error('bad port'), 'blocked_port', 'shop.example:443 has a port to which fetch never connects.'],
    [systemError('EWHATEVER', {}, 'what.'), 'other', 'The connection to shop.example:443 failed: what (EWHATEVER).'],
    [
      new TypeError(`no credentials: https://user:pa55@shop.example/?token=t0ken`),
      'other',
      'The connection to shop.example:443 failed: no credentials: shop.example.',
    ],
    ['a text', 'other', 'The connection to shop.example:443 failed: fetch failed.'],
  ] as const)
    it(`says: ${message}`, () => {
      const failure = readConnectionFailure(fetchFailed(error), URL_WITH_SECRETS);
      expect([failure.kind, failure.message]).to.deep.equal([kind, message]);
    });

  it('names all addresses that were tried', () => {
    const errors = ['::1', '127.0.0.1'].map((address) => systemError('ECONNREFUSED', { address, port: 3000 }));
    const all = Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' });
    expect(readConnectionFailure(fetchFailed(all), 'http://localhost:3000/').message).to.equal(
      'localhost:3000 refused the connection: nothing listens there (ECONNREFUSED [::1]:3000, 127.0.0.1:3000).',
    );
  });

  it('prefers what an address says to one that this machine cannot reach', () => {
    const errors = [
      systemError('ENETUNREACH', { address: '2001:db8::1', port: 443 }),
      systemError('ECONNREFUSED', { address: '203.0.113.1', port: 443 }),
    ];
    const all = Object.assign(new AggregateError(errors), { code: 'ENETUNREACH' });
    const { kind, message } = readConnectionFailure(fetchFailed(all), URL_WITH_SECRETS);
    expect(kind).to.equal('refused');
    expect(message).to.contain('(ECONNREFUSED 203.0.113.1:443)');
  });

  it('says of an address with http that the server may expect https', () => {
    const { message } = readConnectionFailure(systemError('ECONNRESET'), 'http://user:pa55@[::1]:8443/?token=t0ken');
    expect(message).to.equal(
      '[::1]:8443 closed the connection without a complete answer: it has crashed, or expects https (ECONNRESET).',
    );
  });

  it('says that a text is no URL, without the text', () => {
    expect(readConnectionFailure(new TypeError('Failed to parse URL from pa55'), 'pa55')).to.deep.equal({
      kind: 'invalid_url',
      code: undefined,
      host: '',
      message: 'The URL is invalid.',
    });
  });

  it('ends if an error is its own cause', () => {
    const loop: Error & { cause?: unknown } = new Error('x');
    loop.cause = loop;
    expect(classifyConnectionError(loop)).to.deep.equal({ kind: 'other', code: undefined });
  });
});
