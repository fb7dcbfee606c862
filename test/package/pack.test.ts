import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { readManifest, ROOT, SOURCE_CONDITION } from './repository.js';

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

const listPacked = (): readonly string[] => {
  const json = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // npm 11 lists packages, newer ones key them by name.
  const [packed] = Object.values(JSON.parse(json) as readonly Packed[] | Readonly<Record<string, Packed>>);
  return packed!.files.map(({ path }) => path);
};

describe('what npm publishes', () => {
  const packed = listPacked();

  it('is the build and what describes it, nothing else', () => {
    const others = packed.filter(
      (path) =>
        !/^dist\/.+\.(js|js\.map|d\.ts)$/.test(path) &&
        !/^dist\/(cdn\/)?presets\/[a-z]+\.css$/.test(path) &&
        !/^dist\/tokens(\.dark)?\.json$/.test(path) &&
        !/^(README\.md|LICENSE|package\.json|custom-elements\.json)$/.test(path),
    );
    assert.deepEqual(others, []);
  });

  it('holds every file that the export map leads to', () => {
    for (const target of Object.values(readManifest().exports)) {
      const targets = typeof target === 'string' ? { default: target } : target;
      for (const [condition, file] of Object.entries(targets)) {
        if (condition !== SOURCE_CONDITION) assert.ok(packed.includes(file.slice(2)), file);
      }
    }
  });

  it('says under which licence', () => {
    assert.ok(packed.includes('LICENSE'));
  });
});
