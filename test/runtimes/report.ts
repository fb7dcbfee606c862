import { runMatrix, type MatrixReport } from '../server/webhooks/verification/matrix.js';
import { runMerchant } from './merchant.js';
import { RENDERING } from './rendering.js';
import { runStories } from './stories.js';

/** Runs all tests of server code in this runtime. */
export const runAll = async (): Promise<MatrixReport> => {
  const webhooks = await runMatrix();
  const others = [await runMerchant(), await runStories('a server', RENDERING)];
  return {
    runtime: webhooks.runtime,
    passed: others.reduce((sum, { passed }) => sum + passed, webhooks.passed),
    failures: [...webhooks.failures, ...others.flatMap(({ failures }) => failures)],
  };
};
