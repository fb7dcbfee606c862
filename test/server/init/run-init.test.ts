import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInit, type InitPorts } from '../../../src/server/init/run-init.js';

/** Runs the command in a folder in memory. */
const run = async (
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  confirm?: InitPorts['confirm'],
) => {
  const folder = new Map(Object.entries(files));
  const printed: string[] = [];
  const code = await runInit(args, {
    read: (path) => Promise.resolve(folder.get(path)),
    exists: (path) => Promise.resolve([...folder.keys()].some((key) => key === path || key.startsWith(`${path}/`))),
    create: (path, text) => {
      assert.ok(!folder.has(path), 'a file is overwritten');
      folder.set(path, text);
      return Promise.resolve();
    },
    print: (text) => printed.push(text),
    confirm,
  });
  const written = [...folder.keys()].filter((path) => !(path in files));
  return { code, written, folder, output: printed.join('\n') };
};

const packageOf = (dependencies: readonly string[], type?: string): Record<string, string> => ({
  'package.json': JSON.stringify({ type, dependencies: Object.fromEntries(dependencies.map((name) => [name, '1'])) }),
});

const NODE = packageOf([], 'module');
const WRITTEN = ['pay-status/payments.js', 'pay-status/server.js'];

describe('pay-status init', () => {
  it('shows each file, asks, writes, and says what to do next', async () => {
    const asked: string[] = [];
    const { code, written, folder, output } = await run([], NODE, (question) => {
      asked.push(question);
      return Promise.resolve(true);
    });
    assert.deepEqual([code, written, asked], [0, WRITTEN, ['Write these files?']]);
    for (const path of written) assert.ok(output.includes(`--- ${path}\n${folder.get(path)}`), `${path} is shown`);
    assert.match(output, /npx pay-status-sandbox[^]*node pay-status\/server\.js/);
  });

  it('writes nothing if the answer is no', async () => {
    const { code, written, output } = await run([], NODE, () => Promise.resolve(false));
    assert.deepEqual([code, written], [1, []]);
    assert.match(output, /Nothing was written/);
  });

  it('writes nothing without a terminal, unless --yes is given', async () => {
    const without = await run([], NODE);
    assert.deepEqual([without.code, without.written], [2, []]);
    assert.match(without.output, /--yes/);
    for (const yes of ['--yes', '-y']) {
      const { code, written } = await run([yes], NODE);
      assert.deepEqual([code, written], [0, WRITTEN]);
    }
  });

  it('shows the files and writes nothing with --dry-run, also with --yes', async () => {
    const { code, written, output } = await run(['--dry-run', '--yes'], NODE);
    assert.deepEqual([code, written], [0, []]);
    assert.match(output, /createPayHandler/);
  });

  it('refuses to overwrite a file, names it, and writes none of the others', async () => {
    const { code, written, folder, output } = await run(['--yes'], { ...NODE, 'pay-status/server.js': 'mine' });
    assert.deepEqual([code, written, folder.get('pay-status/server.js')], [1, [], 'mine']);
    assert.match(output, /these files exist: pay-status\/server\.js\./);
  });

  const kinds = [
    ['Next.js before Express', packageOf(['express', 'next']), 'next', 'app/pay/[id]/[route]/route.js'],
    ['Express', packageOf(['express'], 'module'), 'express', 'pay-status/routes.js'],
    ['Hono', packageOf(['hono'], 'module'), 'hono', 'pay-status/routes.js'],
    ['node:http', packageOf(['react'], 'module'), 'node', 'pay-status/server.js'],
    ['a CommonJS package', packageOf([]), 'node', 'pay-status/server.mjs'],
    ['TypeScript by its package', packageOf(['typescript'], 'module'), 'node', 'pay-status/server.ts'],
    ['TypeScript by its settings', { ...packageOf([]), 'tsconfig.json': '{}' }, 'node', 'pay-status/server.mts'],
    ['a folder src', { ...packageOf(['next', 'typescript']), 'src/x': '' }, 'next', 'src/app/order/route.ts'],
  ] as const;
  for (const [what, files, framework, path] of kinds) {
    it(`detects ${what}`, async () => {
      const { written, output } = await run(['-y'], files);
      assert.match(output, new RegExp(`^Framework: ${framework}, `));
      assert.ok(written.includes(path), written.join(', '));
    });
  }

  const wrong = [
    ['without a package.json', [], {}, /no package\.json/],
    ['with a package.json that is no JSON', [], { 'package.json': '{' }, /cannot be read/],
    ['with a package.json that is no object', [], { 'package.json': '[]' }, /cannot be read/],
    ['with an unknown option', ['--force'], NODE, /--force/],
    ['with an argument', ['express'], NODE, /express/],
  ] as const;
  for (const [what, args, files, message] of wrong) {
    it(`ends with 2 ${what}`, async () => {
      const { code, written, output } = await run(args, files);
      assert.deepEqual([code, written], [2, []]);
      assert.match(output, message);
    });
  }

  it('prints its help', async () => {
    const { code, output } = await run(['--help'], {});
    assert.equal(code, 0);
    assert.match(output, /^Usage: npx --no-install pay-status init/);
  });
});
