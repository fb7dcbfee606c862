import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../package/repository.js';

/** The expected message for each mistake in the fixture. */
const PLANTED: readonly (readonly [id: string, problem: RegExp])[] = [
  ['planted--nameless', /axe, light: button-name/],
  ['planted--faint-in-the-dark', /axe, dark: color-contrast/],
  ['planted--logs-an-error', /console\.error: planted error/],
  ['planted--warns', /console\.warning: planted warning/],
  ['planted--leaves-the-origin', /leaves the origin: https:\/\/tracker\.example\/pixel/],
  ['planted--misses-a-file', /404: http:.+\/missing\.svg/],
  ['planted--throws-later', /error: planted failure/],
  ['planted--throws', /planted refusal/],
  ['planted--hangs', /not finished in time/],
  ['page--docs', /axe, light: image-alt/],
  ['links--docs', /leads nowhere: planted--renamed/],
  // It is a story, which has no heading, in a Storybook with the default settings.
  ['first page', /no heading within 5 s\n {2}shows the help for setting up Storybook: menuOnboardingChecklist/],
];

const run = (args: readonly string[]) =>
  spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });

/** Returns the lines after an id, one for each of its problems. */
const findProblems = (output: string, id: string): string =>
  new RegExp(`^${id}\\n((?: {2}.*\\n)+)`, 'm').exec(output)?.[1] ?? '';

describe('the check of the stories', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  let output = '';
  let exitCode: number | null = null;

  before(() => {
    const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
    const built = run([storybook, 'build', '--quiet', '-c', 'test/stories/fixture/config', '-o', folder]);
    assert.equal(built.status, 0, built.stdout + built.stderr);
    const checked = run(['scripts/check-stories.mjs', folder, '--deadline', '5000']);
    output = checked.stdout;
    exitCode = checked.status;
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [id, problem] of PLANTED) {
    it(`reports the problem of ${id}`, () => {
      assert.match(findProblems(output, id), problem);
    });
  }

  it('reports no problem with a valid story, and fails as a whole', () => {
    assert.equal(findProblems(output, 'planted--sound'), '');
    assert.match(output, new RegExp(`^stories: 1 passed, ${PLANTED.length} failed$`, 'm'));
    assert.equal(exitCode, 1);
  });
});
