import type { ConformanceReport } from '../gateway/wire/conformance.js';
import { STEP_IDS, STEP_RESULTS, type StepResult } from '../gateway/wire/conformance-steps.js';

type Counted = Pick<ConformanceReport, 'steps'>;

export const countResults = ({ steps }: Counted, result: StepResult): number =>
  steps.filter((step) => step.result === result).length;

/** `14 passed, 1 failed, 1 skipped`, and how many steps have no result yet. */
export const summarize = (report: Counted): string => {
  const words: Readonly<Record<StepResult, string>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };
  const parts = STEP_RESULTS.map((result) => `${countResults(report, result)} ${words[result]}`);
  const open = STEP_IDS.length - report.steps.length;
  return [...parts, ...(open ? [`${open} not done`] : [])].join(', ');
};

/** `2.4 s`; shorter times in milliseconds. */
export const formatDuration = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`);

const describeHost = ({ host }: ConformanceReport): readonly string[] => {
  if (!host) return ['Host: none yet'];
  const { bridge, handles, wallet, userAgent } = host;
  return [
    `Host: ${bridge}, handles ${handles.join(', ') || 'nothing'}`,
    `Wallet: ${wallet ? `${wallet.name} (${wallet.id})${wallet.chains.length ? ` on ${wallet.chains.join(', ')}` : ''}` : 'none'}`,
    `Browser: ${userAgent}`,
  ];
};

/** The report as plain text. */
export const toReportText = (report: ConformanceReport): string => {
  const width = Math.max(...STEP_IDS.map((id) => id.length));
  return [
    `Check of a host of pay-status, ${report.updatedAt}`,
    report.reportUrl,
    `Versions: sandbox ${report.sandboxVersion}, host protocol ${report.protocolVersion}`,
    ...describeHost(report),
    '',
    ...report.steps.map(
      ({ id, result, reason, durationMs }) =>
        `${result.toUpperCase()}  ${id.padEnd(width)}  ${reason} (${formatDuration(durationMs)})`,
    ),
    '',
    `${summarize(report)}.${report.isFinished ? '' : ' The run is not finished.'}`,
  ].join('\n');
};
