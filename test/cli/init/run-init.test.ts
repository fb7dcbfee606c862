import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInit, type InitPorts } from '../../../src/cli/init/run-init.js';
import { TestMachine, type MachineOptions } from './try/test-machine.js';

/** Runs the command in a folder in memory. Files `full` and `link` have the paths at which no space is left, and of a link. */
const run = async (
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  confirm?: InitPorts['confirm'],
  options: MachineOptions = {},
) => {
  const machine = new TestMachine(options);
  const folder = new Map(Object.entries(files));
  const printed: string[] = [];
  const ended = runInit(args, {
    read: (path) => Promise.resolve(folder.get(path)),
    exists: (path) => Promise.resolve([...folder.keys()].some((key) => key === path || key.startsWith(`${path}/`))),
    list: (parent) => Promise.resolve([...folder.keys()].filter((path) => path.startsWith(`${parent}/`))),
    findObstacle: (path) =>
      Promise.resolve(path.startsWith(`${folder.get('link')}/`) ? 'app is a link that leaves the project' : undefined),
    hasNodeSqlite: folder.has('node_modules/node-has-sqlite'),
    create: (path, text) => {
      assert.ok(!folder.has(path), 'a file is overwritten');
      if (folder.get('full') === path) return Promise.reject(new Error('no space left'));
      folder.set(path, text);
      return Promise.resolve();
    },
    print: (text) => printed.push(text),
    confirm,
    machine,
  });
  const code = await machine.until(ended);
  const written = [...folder.keys()].filter((path) => !(path in files));
  return { code, written, folder, machine, output: printed.join('\n') };
};

const packageOf = (dependencies: readonly string[], type?: string): Record<string, string> => ({
  'package.json': JSON.stringify({ type, dependencies: Object.fromEntries(dependencies.map((name) => [name, '16'])) }),
});

const NODE = packageOf([], 'module');
const NEXT = { ...packageOf(['next']), 'app/layout.js': '' };
const WRITTEN = ['pay-status/server.js'];

describe('pay-status init', () => {
  it('shows each file, asks, writes, and says what to do next', async () => {
    const asked: string[] = [];
    const { code, written, folder, output } = await run(['--no-try'], NODE, (question) => {
      asked.push(question);
      return Promise.resolve(true);
    });
    assert.deepEqual([code, written, asked], [0, WRITTEN, ['Write these files?']]);
    for (const path of written) assert.ok(output.includes(`--- ${path}\n${folder.get(path)}`), `${path} is shown`);
    assert.match(output, /npx --no-install pay-status-sandbox[^]*node pay-status\/server\.js/);
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
    assert.match(output, /createCheckout/);
  });

  it('refuses to overwrite a file, names it, and writes none of the others', async () => {
    const { code, written, folder, output } = await run(['--yes'], { ...NODE, 'pay-status/server.js': 'mine' });
    assert.deepEqual([code, written, folder.get('pay-status/server.js')], [1, [], 'mine']);
    assert.match(output, /These files exist: pay-status\/server\.js\./);
  });

  it('writes nothing where Next.js has a page of the same path, or through a link that leaves the project', async () => {
    const refused = [
      [
        { 'app/(shop)/checkout/[slug]/page.mdx': '' },
        /the paths of new routes: app\/\(shop\)\/checkout\/\[slug\]\/page\.mdx\./,
      ],
      [{ link: 'app' }, /app\/checkout\/\S+ cannot be written, because app is a link that leaves the project\./],
    ] as const;
    for (const [files, message] of refused) {
      const { code, written, output } = await run(['--yes'], { ...NEXT, ...files });
      assert.deepEqual([code, written], [1, []]);
      assert.match(output, message);
    }
  });

  it('names the file that cannot be written, after those that are', async () => {
    const { code, written, output } = await run(['--yes', '--try'], { ...NEXT, full: 'app/webhooks/route.js' });
    assert.deepEqual([code, written.length], [1, 2]);
    assert.match(
      output,
      /Wrote app\/checkout\S+\npay-status: app\/webhooks\/route\.js could not be written: no space left/,
    );
  });

  describe('with a test order', () => {
    it('pays one after writing with --try', async () => {
      const { code, written, output } = await run(['--yes', '--try'], NODE);
      assert.deepEqual([code, written], [0, WRITTEN]);
      assert.match(output, /Wrote[^]*The test order is paid\.$/);
    });

    it('asks at a terminal, after writing, and starts nothing without a yes', async () => {
      const asked: string[] = [];
      const { code, machine } = await run([], NODE, (question) => {
        asked.push(question);
        return Promise.resolve(question === 'Write these files?');
      });
      assert.deepEqual([code, asked.length, machine.started.length], [0, 2, 0]);
      assert.match(asked[1]!, /^Try it now\?/);
    });

    it('does not ask with --no-try, with --yes, or without the sandbox', async () => {
      const count = async (args: readonly string[], missing: readonly string[] = []): Promise<number> => {
        let questions = 0;
        const confirm = (): Promise<boolean> => Promise.resolve(++questions > 0);
        const { machine } = await run(args, NODE, confirm, { missing });
        assert.equal(machine.started.length, 0);
        return questions;
      };
      assert.equal(await count(['--no-try']), 1);
      assert.equal(await count(['--yes']), 0);
      assert.equal(await count([], ['pay-status-sandbox']), 1);
    });

    it('ends with 3 if the order is not paid', async () => {
      const { code, written } = await run(['--yes', '--try'], NODE, undefined, { missing: ['pay-status-sandbox'] });
      assert.deepEqual([code, written], [3, WRITTEN]);
    });
  });

  const kinds = [
    ['Next.js before Express', packageOf(['express', 'next']), 'next', 'app/webhooks/route.js'],
    ['Express', packageOf(['express'], 'module'), 'express', 'pay-status/routes.js'],
    ['Fastify', packageOf(['fastify']), 'fastify', 'pay-status/routes.mjs'],
    ['node:http', packageOf(['react'], 'module'), 'node', 'pay-status/server.js'],
    ['TypeScript by its settings', { ...packageOf([]), 'tsconfig.json': '{}' }, 'node', 'pay-status/server.mts'],
    [
      'that Next.js has its folders at the root',
      { ...packageOf(['next']), 'src/x': '', 'app/page.js': '' },
      'next',
      'app/buy/page.js',
    ],
    ['a folder src', { ...packageOf(['next', 'typescript']), 'src/x': '' }, 'next', 'src/app/buy/page.tsx'],
    ['that there is no layout', { ...packageOf(['next']), 'pages/index.js': '' }, 'next', 'app/buy/layout.js'],
  ] as const;
  for (const [what, files, framework, path] of kinds) {
    it(`detects ${what}`, async () => {
      const { written, output } = await run(['-y'], files);
      assert.match(output, new RegExp(`^Framework: ${framework}, `));
      assert.ok(written.includes(path), written.join(', '));
    });
  }

  it('says that a project of Vite gets a server beside it, and how to reach that from its pages', async () => {
    const { output } = await run(['-y'], packageOf(['vite', 'react'], 'module'));
    assert.match(output, /^Vite, and no server that .* writes one of node:http, which runs beside Vite\./);
    assert.match(output, /proxy: { '\/checkout': { target: 'http:\/\/localhost:3000', changeOrigin: false } }/);
    assert.doesNotMatch((await run(['-y'], packageOf(['vite', 'express'], 'module'))).output, /Vite/);
  });

  it('writes receivers that tell the open pages of a payment', async () => {
    for (const files of [NODE, packageOf(['pg'])])
      assert.match((await run(['--dry-run'], files)).output, /onPayment: [^]*void checkout\.notify\(payment_id\);/);
  });

  const stores = [
    ['createMemoryStore()', packageOf([])],
    ['fromPgPool(new pg.Pool', packageOf(['pg', 'better-sqlite3'])],
    ['fromSqlite(new Database(', packageOf(['typescript', 'pg', 'better-sqlite3', '@types/better-sqlite3'])],
    ['fromPglite(new PGlite(', packageOf(['@electric-sql/pglite', 'typescript'])],
    ['new DatabaseSync(', { ...packageOf([]), 'node_modules/node-has-sqlite': '' }],
    ['createMemoryStore()', { ...packageOf(['typescript']), 'node_modules/node-has-sqlite': '' }],
  ] as const;
  for (const [code, files] of stores) {
    it(`writes ${code} with ${Object.values(files)[0]}${Object.keys(files)[1] ? ' and node:sqlite' : ''}`, async () => {
      assert.ok((await run(['--dry-run'], files)).output.includes(code));
    });
  }

  const wrong = [
    ['without a package.json', [], {}, /no package\.json/],
    ['with a package.json that is no JSON', [], { 'package.json': '{' }, /cannot be read/],
    ['with Next.js 12', [], { 'package.json': '{ "dependencies": { "next": "^12.3.1" } }' }, /Next\.js 12, which/],
    ['with a static site', [], { ...NEXT, 'next.config.mjs': `x = { output: 'export' }` }, /mjs exports a static site/],
    ['with a basePath', [], { ...NEXT, 'next.config.ts': `x = { basePath: '/docs' }` }, /has a basePath/],
    ['with trailingSlash', [], { ...NEXT, 'next.config.mjs': `x = { trailingSlash: true }` }, /has trailingSlash/],
    ['with other extensions', [], { ...NEXT, 'next.config.js': `x = { pageExtensions: ['mdx'] }` }, /pageExtensions/],
    ['with an unknown option', ['--force'], NODE, /--force/],
    ['with --try and --no-try', ['--try', '--no-try'], NODE, /either --try or --no-try/],
  ] as const;
  for (const [what, args, files, message] of wrong) {
    it(`ends with 2 ${what}`, async () => {
      const { code, written, output } = await run(args, files);
      assert.deepEqual([code, written], [2, []]);
      assert.match(output, message);
    });
  }
});
