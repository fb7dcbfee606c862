import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeStartError } from '../../cli/describe-start-error.js';

const createError = (code: string, syscall: string): Error => Object.assign(new Error('as it is'), { code, syscall });

describe('the description of a failed start', () => {
  it('says what to do about the port', () => {
    assert.match(describeStartError(createError('EADDRINUSE', 'listen'), 4242), /^port 4242 is in use: .*--port/);
    assert.match(describeStartError(createError('EACCES', 'listen'), 80), /^no permission to use port 80: .*--port/);
  });

  it('is the message of any other error', () => {
    for (const error of [createError('EACCES', 'mkdir'), createError('EADDRNOTAVAIL', 'listen'), new Error('as it is')])
      assert.equal(describeStartError(error, 4242), 'as it is');
  });
});
