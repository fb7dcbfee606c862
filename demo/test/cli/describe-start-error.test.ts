import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeStartError } from '../../cli/describe-start-error.js';

const createError = (code: string, syscall: string): Error => Object.assign(new Error('as it is'), { code, syscall });

describe('the description of a failed start', () => {
  it('says what to do about the port', () => {
    assert.match(
      describeStartError(createError('EADDRINUSE', 'listen'), { port: 4242 }),
      /^port 4242 is in use: .*--port/,
    );
    assert.match(
      describeStartError(createError('EACCES', 'listen'), { port: 80 }),
      /^no permission to use port 80: .*--port/,
    );
  });

  it('says which --host is the address to bind', () => {
    const notFound = Object.assign(createError('ENOTFOUND', 'getaddrinfo'), { hostname: 'sandbox.lan' });
    const host = { port: 4242, host: 'sandbox.lan' };
    for (const error of [notFound, createError('EADDRNOTAVAIL', 'listen')])
      assert.match(
        describeStartError(error, host),
        /^cannot listen on sandbox\.lan: the first --host is the address to bind.* --host 127\.0\.0\.1 --host sandbox\.lan$/,
      );
    assert.equal(describeStartError({ ...notFound, message: 'as it is', hostname: 'db.example' }, host), 'as it is');
  });

  it('is the message of any other error', () => {
    for (const error of [createError('EACCES', 'mkdir'), createError('EIO', 'listen'), new Error('as it is')])
      assert.equal(describeStartError(error, { port: 4242 }), 'as it is');
  });
});
