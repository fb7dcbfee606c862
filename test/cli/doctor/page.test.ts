import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Sandbox } from '../../support/sandbox.js';
import { assertProblem, listProblems, runDoctor } from './support/doctor.js';

const examine = (status: number, policy: string) => {
  const sandbox = new Sandbox();
  sandbox.handler = () => new Response('', { status, headers: { 'Cross-Origin-Opener-Policy': policy } });
  return runDoctor(sandbox, ['--page-url', 'https://shop.example/pay']);
};

describe('the report of pay-status doctor on a page', () => {
  it('names a header that cuts the page off from the windows of wallets', async () => {
    for (const policy of ['same-origin', 'same-origin; report-to="coop"'])
      assertProblem(await examine(200, policy), 'opener-policy', /Cross-Origin-Opener-Policy is same-origin\./);
    for (const policy of ['same-origin-allow-popups', 'unsafe-none'])
      assert.deepEqual(listProblems(await examine(200, policy)), []);
    assertProblem(await examine(404, 'same-origin'), 'page', /status 404/);
  });
});
