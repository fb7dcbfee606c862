import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build as viteBuild, type Rollup } from 'vite';
import { BUILDS, isUpToDate, runBuild, type Build } from '../../start/builds.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const BUILD: Build = { name: 'test', inputs: ['src', 'config.ts'], output: 'out', commands: [['one'], ['two']] };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with sources, and a build that copies one of them. */
const createProject = () => {
  const root = mkdtempSync(join(tmpdir(), 'pay-status-start-'));
  folders.push(root);
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('src/a.ts', 'let a = 1');
  write('src/nested/b.ts', 'let b = 1');
  write('config.ts', 'config');
  const runVite = async ([name = '']: readonly string[]): Promise<void> => {
    write(`out/${name}.js`, readFileSync(join(root, 'src/a.ts'), 'utf8'));
  };
  return { root, write, runVite, path: (name: string) => join(root, name) };
};

describe('a build of the pages', () => {
  it('is outdated until it has run, and up to date afterwards', async () => {
    const { root, runVite } = createProject();
    assert.equal(await isUpToDate(root, BUILD), false);
    await runBuild(root, BUILD, runVite);
    assert.equal(await isUpToDate(root, BUILD), true);
  });

  it('is outdated when a source changes, even if its size and time do not', async () => {
    const { root, runVite, write, path } = createProject();
    await runBuild(root, BUILD, runVite);
    const { atime, mtime } = statSync(path('src/nested/b.ts'));
    write('src/nested/b.ts', 'let b = 2');
    utimesSync(path('src/nested/b.ts'), atime, mtime);
    assert.equal(await isUpToDate(root, BUILD), false);
    await runBuild(root, BUILD, runVite);
    assert.equal(await isUpToDate(root, BUILD), true);
  });

  const CHANGES: Readonly<Record<string, (project: ReturnType<typeof createProject>) => void>> = {
    'a source is added': ({ write }) => write('src/c.ts', ''),
    'a source is removed': ({ path }) => rmSync(path('src/nested/b.ts')),
    'a source is renamed': ({ path }) => renameSync(path('src/a.ts'), path('src/c.ts')),
    'its configuration changes': ({ write }) => write('config.ts', 'other'),
    'an output is changed by another build': ({ write }) => write('out/one.js', 'other'),
    'an output is missing': ({ path }) => rmSync(path('out/two.js')),
    'its whole output is missing': ({ path }) => rmSync(path('out'), { recursive: true }),
  };
  for (const [title, change] of Object.entries(CHANGES)) {
    it(`is outdated when ${title}`, async () => {
      const project = createProject();
      await runBuild(project.root, BUILD, project.runVite);
      change(project);
      assert.equal(await isUpToDate(project.root, BUILD), false);
    });
  }

  it('is outdated when a source changed while it ran', async () => {
    const { root, runVite, write } = createProject();
    await runBuild(root, BUILD, async (args) => {
      await runVite(args);
      write('src/a.ts', 'let a = 2');
    });
    assert.equal(await isUpToDate(root, BUILD), false);
  });

  it('stays outdated when a command fails', async () => {
    const { root, runVite } = createProject();
    const failing = runBuild(root, BUILD, async (args) => {
      await runVite(args);
      if (args[0] === 'two') throw new Error('broken source');
    });
    await assert.rejects(failing, /broken source/);
    assert.equal(await isUpToDate(root, BUILD), false);
  });

  it('depends on no file that does not count for it', async () => {
    const { root, runVite, write } = createProject();
    await runBuild(root, BUILD, runVite);
    write('src/test/a.test.ts', '');
    write('other.ts', '');
    assert.equal(await isUpToDate(root, BUILD), true);
  });
});

describe('the inputs of a build', () => {
  const MODES = { elements: ['cdn', 'cdn-checkout', 'cdn-theme-check'], pages: ['production'] };
  for (const build of BUILDS) {
    it(`include every module that Vite reads for the ${build.name}`, async () => {
      const read: string[] = [];
      for (const mode of MODES[build.name as keyof typeof MODES]) {
        const configFile = join(ROOT, build.name === 'pages' ? 'demo/vite.config.ts' : 'vite.config.ts');
        const result = await viteBuild({
          root: ROOT,
          configFile,
          mode,
          logLevel: 'error',
          build: { write: false },
        });
        const { output } = [result].flat()[0] as unknown as Rollup.RolldownOutput;
        const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
        const ours = modules.filter((id) => id.startsWith(ROOT) && !id.includes('node_modules'));
        assert.ok(ours.length > 0, mode);
        read.push(...ours);
      }
      assert.ok(read.length > 10);
      const isInput = (id: string) => build.inputs.some((input) => `${id}/`.startsWith(join(ROOT, input, '/')));
      assert.deepEqual(
        read.filter((id) => !isInput(id)),
        [],
      );
    });
  }
});
