import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explainFailure } from '../explain-failure.js';

const failure = (code: string, syscall: string): Error => Object.assign(new Error('as it is'), { code, syscall });

describe('a start that failed', () => {
  it('for want of the port says what to do', () => {
    assert.match(explainFailure(failure('EADDRINUSE', 'listen'), 4242), /^port 4242 is in use: .*--port/);
    assert.match(explainFailure(failure('EACCES', 'listen'), 80), /^port 80 needs more rights: .*--port/);
  });

  it('for want of anything else does not blame the port', () => {
    for (const error of [failure('EACCES', 'mkdir'), failure('EADDRNOTAVAIL', 'listen'), new Error('as it is')])
      assert.equal(explainFailure(error, 4242), 'as it is');
  });
});
