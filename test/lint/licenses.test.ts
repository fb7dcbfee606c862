import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pay-status-licenses-'));
after(() => {
  rmSync(folder, { recursive: true });
});

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};

const check = (planted: Record<string, LockEntry> = {}) => {
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: { ...lock.packages, ...planted } }),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-licenses.mjs', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.equal(stderr, '');
  return { status, stdout };
};

describe('the licence check', () => {
  it('allows every dependency in the lock file', () => {
    assert.match(check().stdout, /^\d+ dependencies have an allowed licence\n$/);
  });

  for (const [title, entry, report] of [
    ['a copyleft licence', { license: 'GPL-3.0-only', dev: true }, 'x@1.0.0 (development): GPL-3.0-only'],
    ['a tool licence at run time', { license: 'MPL-2.0' }, 'x@1.0.0 (runtime): MPL-2.0'],
    ['text that is not an SPDX expression', { license: 'SEE LICENSE IN LICENSE.md' }, 'SEE LICENSE IN LICENSE.md'],
    [
      'a licence with an exception',
      { license: 'GPL-2.0 WITH Classpath-exception-2.0' },
      'x@1.0.0 (runtime): GPL-2.0 WITH',
    ],
    [
      'a conjunction with one licence that is not allowed',
      { license: '(MIT OR ISC) AND GPL-2.0' },
      '(MIT OR ISC) AND GPL-2.0',
    ],
    ['no licence', { dev: true }, 'x@1.0.0 (development): no licence'],
  ] as const) {
    it(`fails for ${title}`, () => {
      const { status, stdout } = check({ 'node_modules/a/node_modules/x': { version: '1.0.0', ...entry } });
      assert.equal(status, 1);
      assert.ok(stdout.includes(report), stdout);
    });
  }

  it('allows a library that the sandbox bundles only under a licence for run time', () => {
    const { stdout } = check({ 'node_modules/viem': { version: '1.0.0', license: 'MPL-2.0', dev: true } });
    assert.ok(stdout.includes('viem@1.0.0 (runtime): MPL-2.0'), stdout);
  });

  for (const license of [
    '(MIT OR GPL-3.0-only)',
    'GPL-2.0 OR MIT AND ISC',
    '(GPL-2.0 OR (ISC AND MIT)) AND BSD-2-Clause',
  ]) {
    it(`allows a choice that includes allowed licences: ${license}`, () => {
      assert.equal(check({ 'node_modules/x': { version: '1.0.0', license } }).status, 0);
    });
  }
});
