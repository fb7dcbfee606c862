import { connectHost, type HostConnection } from 'pay-status/host';
import { render } from 'lit';
import { sandbox } from '../../pages/client/sandbox.js';
import { createRunStore, type SavedRun } from '../saved-run.js';
import { check, problem } from './check.view.js';
import { guide } from './guide.view.js';
import { createPagePort } from './page-port.js';
import { openRun } from './results.js';
import { runCheck } from './run-check.js';
import type { Screen } from './screen.js';

const main = document.querySelector<HTMLElement>('#check');
const { dataset } = document.body;
const asked = new URLSearchParams(location.search).get('run');

const show = (screen: Screen): void => {
  if (!main) return;
  const view =
    screen.kind === 'guide' ? guide(screen.link) : screen.kind === 'check' ? check(screen) : problem(screen.message);
  render(view, main);
};

const showError = (error: unknown): void => {
  show({ kind: 'problem', message: error instanceof Error ? error.message : String(error) });
};

/** Continues the run of this document after a reload, or begins that of the address. */
const start = async (connection: HostConnection): Promise<void> => {
  const store = createRunStore(history);
  const stored = store.read();
  const isStored = stored && (asked === null || stored.runId === asked);
  try {
    const report = await openRun(sandbox, isStored ? stored.runId : asked);
    const { url, paymentId, reportUrl, isFinished, steps } = report;
    const walletUrl = `${dataset.baseUrl ?? location.origin}/wallet?uri=${encodeURIComponent(url)}`;
    const page = createPagePort(connection, { walletUrl, returnUrl: reportUrl });
    if (isFinished) {
      connection.send({ type: 'ready' });
      show({ kind: 'check', steps, report });
      return;
    }
    const saved: SavedRun = isStored ? stored : { runId: report.runId, steps: [], isFinished: false };
    await runCheck({ connection, store, page, saved, paymentId, show, dataset });
  } catch (error) {
    store.clear();
    showError(error);
  }
};

/** Shows the link of the run of the address, or of a new one: a host has to know its payment. */
const showLink = async (): Promise<void> => {
  try {
    const report = await openRun(sandbox, asked);
    const { url } = report.isFinished ? await openRun(sandbox, null) : report;
    show({ kind: 'guide', link: url });
  } catch (error) {
    showError(error);
  }
};

document.documentElement.classList.toggle('framed', window.parent !== window);
// Set by the server, never taken from the URL, which anybody can write.
const connection = connectHost({ origins: dataset.embedOrigins?.split(' ').filter(Boolean) ?? [] });
if (connection) void start(connection);
else void showLink();
