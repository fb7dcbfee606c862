import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './repository.js';

const APPS = join(ROOT, 'test/frameworks/apps');

interface AppManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

describe('the framework apps', () => {
  const apps = readdirSync(APPS, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  for (const { name } of apps) {
    it(`install exact versions beside the packed library: ${name}`, () => {
      const text = readFileSync(join(APPS, name, 'package.json'), 'utf8');
      const { dependencies, devDependencies } = JSON.parse(text) as AppManifest;
      const { 'pay-status': library, ...others } = { ...dependencies, ...devDependencies };
      assert.equal(library, 'file:../pay-status.tgz');
      for (const [dependency, version] of Object.entries(others)) assert.match(version, /^\d+\.\d+\.\d+$/, dependency);
    });
  }
});
