import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { HELP } from '../../../src/cli/doctor/usage.js';
import { Sandbox } from '../../support/sandbox.js';
import { BUYER_ARGS, ENV, MERCHANT_ARGS, runDoctor } from './support/doctor.js';

const ROOT = new URL('../../../', import.meta.url);
const PAGE = readFileSync(new URL('docs/doctor.md', ROOT), 'utf8');
const FIRST_CELL = /^\| `([^`]+)`/gm;

const PAGE_ARGS = ['--page-url', 'https://shop.example/'];
const WEBHOOK_ARGS = ['--webhook-url', 'https://shop.example/', '--webhook-secret-env', 'SECRET'];

const PAGES = ['README.md', ...readdirSync(new URL('docs', ROOT)).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);

describe('docs/doctor.md', () => {
  it('links to the installation, and no page has a command that asks a registry', () => {
    assert.match(PAGE, /\[Install the package first\]\(merchants\.md#1-install\)/);
    for (const text of [HELP, ...PAGES.map((name) => readFileSync(new URL(name, ROOT), 'utf8'))]) {
      assert.doesNotMatch(text, /npx pay-status doctor/);
    }
  });

  it('explains the options of --help, each with the same value', () => {
    const helped = [...HELP.matchAll(/^ {2}(--[a-z-]+(?: <[a-z]+>)?)/gm)].map(([, option]) => option);
    const explained = [...PAGE.matchAll(FIRST_CELL)].map(([, cell]) => cell!).filter((cell) => cell.startsWith('--'));
    assert.deepEqual(explained.sort(), helped.sort());
  });

  it('names every check of a full report', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = (request) =>
      request.url.startsWith('https:') ? new Response(null, { status: 204 }) : sandbox.gateway.fetch(request);
    const env = { ...ENV, SECRET: `whsec_${btoa('a secret of the test, 32 bytes..')}` };
    const args = [...BUYER_ARGS, ...MERCHANT_ARGS, '--create', ...PAGE_ARGS, ...WEBHOOK_ARGS];
    const { findings } = await runDoctor(sandbox, args, { env });
    assert.ok(findings.length > 20);
    const ids = findings.map(({ id }) => id.replace(/^version-.*/, 'version-…'));
    assert.deepEqual(
      ids.filter((id) => !PAGE.includes(`\`${id}\``)),
      [],
    );
  });
});
