import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { covers } from '../support/covers.js';

const SUPPORT = new URL('../support/', import.meta.url);

describe('a test that covers a rule', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'pay-status-covers-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** Runs a test with this body; returns its log, or its output if it logged nothing. */
  const run = (body: string): string => {
    const log = join(folder, 'rules.log');
    const file = join(folder, 'one.test.ts');
    const source = [
      `import assert from 'node:assert/strict';`,
      `import { it } from 'node:test';`,
      `import { covers } from '${new URL('covers.js', SUPPORT).href}';`,
      `import { createTestGateway } from '${new URL('test-gateway.js', SUPPORT).href}';`,
      `it('covers a rule', async () => { ${body} });`,
    ];
    writeFileSync(file, source.join('\n'));
    writeFileSync(log, '');
    const { stdout } = spawnSync(process.execPath, ['-C', '@pay-status/source', '--import', 'tsx', file], {
      // Otherwise it would report as a part of this run.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, RULES_LOG: log },
      encoding: 'utf8',
    });
    return readFileSync(log, 'utf8') || stdout;
  };

  it('is logged as held when it passes', () => {
    const body = `covers('states.1', 'states.2'); await createTestGateway().create();`;
    assert.match(run(body), /^states\.1\theld\t.*one\.test\.ts\nstates\.2\theld\t.*one\.test\.ts\n$/);
  });

  it('is logged as broken when it fails', () => {
    const body = `covers('states.1'); await createTestGateway().create(); assert.fail();`;
    assert.match(run(body), /^states\.1\tbroken\t/);
  });

  it('fails if it makes no request to the gateway', () => {
    assert.match(run(`covers('states.1');`), /states\.1: covered without a request/);
  });

  it('cannot name an unknown rule', () => {
    assert.throws(() => {
      // @ts-expect-error: unknown rules do not compile either.
      covers('states.99');
    }, /states\.99 is not a rule/);
  });
});
