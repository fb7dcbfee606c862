import { runMatrix, type MatrixReport } from '../webhooks/verification/matrix.js';
import { runMerchant } from './merchant.js';

/** What came of all that is for servers, in this runtime. */
export const runAll = async (): Promise<MatrixReport> => {
  const webhooks = await runMatrix();
  const merchant = await runMerchant();
  return {
    runtime: webhooks.runtime,
    passed: webhooks.passed + merchant.passed,
    failures: [...webhooks.failures, ...merchant.failures],
  };
};
