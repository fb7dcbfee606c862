import type { ConformanceReport, ConformanceResults } from '../../gateway/wire/conformance.js';
import type { Sandbox } from '../../pages/client/sandbox.js';

/** Sends a run's results to the sandbox. Rejects with a message for the person. */
export const sendResults = async (runId: string, results: ConformanceResults): Promise<ConformanceReport> => {
  const response = await fetch(`/sandbox/conformance/${encodeURIComponent(runId)}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(results),
    // It must arrive although the host ends the page.
    keepalive: true,
  });
  if (response.ok) return (await response.json()) as ConformanceReport;
  throw new Error(
    response.status === 404
      ? 'The sandbox does not know this run any more. Start another one.'
      : `The sandbox did not take the results (${response.status}).`,
  );
};

/** Finds a run, or starts one. */
export const openRun = async (sandbox: Sandbox, id: string | null): Promise<ConformanceReport> =>
  id === null ? sandbox.send('POST', 'conformance') : sandbox.get(`conformance/${encodeURIComponent(id)}`);
