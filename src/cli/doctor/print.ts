import type { Level } from './finding.js';
import { hasProblem, type Report } from './report.js';

const MARKS: Readonly<Record<Level, string>> = { ok: 'ok     ', note: 'note   ', problem: 'PROBLEM' };
const INDENT = ' '.repeat(MARKS.ok.length + 4);

const count = (report: Report, level: Level): number =>
  report.reduce((sum, { findings }) => sum + findings.filter((finding) => finding.level === level).length, 0);

const toSummary = (report: Report): string => {
  const counted = (['problem', 'note'] as const).map((level) => {
    const number = count(report, level);
    return `${number} ${level}${number === 1 ? '' : 's'}`;
  });
  return `${counted.join(', ')}, ${count(report, 'ok')} ok`;
};

/** The report for people. */
export const toText = (report: Report): string => {
  const sections = report.map(({ title, findings }) =>
    [
      title,
      ...findings.map(({ id, level, message, hint }) =>
        [`  ${MARKS[level]}  ${message} [${id}]`, ...(hint ? [`${INDENT}${hint}`] : [])].join('\n'),
      ),
    ].join('\n'),
  );
  return [...sections, toSummary(report)].join('\n\n');
};

/** The report for programs: `{ ok, sections: [{ title, findings: [{ id, level, message, hint? }] }] }`. */
export const toJson = (report: Report): string =>
  JSON.stringify({ ok: !hasProblem(report), sections: report }, null, 2);
