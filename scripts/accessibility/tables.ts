import { code, table } from '../reference/table.js';
import { getLevels, LEVELS, type Criterion, type Level } from './criterion.js';
import { EXAMINATIONS, TESTS, type ExaminationName, type TestName } from './evidence.js';

const EXAMINED = Object.keys(EXAMINATIONS) as ExaminationName[];

/** `E1` and so on: how the document refers to an examination. */
const getNumber = (name: ExaminationName): string => `E${EXAMINED.indexOf(name) + 1}`;

/** Placeholders of titles are those of loops in the tests. */
const describeTest = (name: TestName): string => {
  const [file, title] = TESTS[name];
  return `${code(file)}: ${title.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll('<', '\\<')}`;
};

const describeEvidence = ({ id, name, tests = [], examined = [] }: Criterion): string => {
  const hand = examined.length ? [`by hand: ${examined.map(getNumber).join(', ')}`] : [];
  return [`- ${id} ${name}`, ...[...tests.map(describeTest), ...hand].map((text) => `  - ${text}`)].join('\n');
};

/** The examinations by hand, with their numbers. */
export const describeExaminations = (): string =>
  EXAMINED.map((name) => `  - **${getNumber(name)}.** ${EXAMINATIONS[name]}`).join('\n');

/** Creates the table of some criteria, with the evidence folded away below it. */
export const describeCriteria = (criteria: readonly Criterion[]): string => `${table(
  ['Criterion', '`<pay-status>`', '`<pay-checkout>`', '`<pay-button>`', 'Remarks'],
  criteria.map((each) => [`${each.id} ${each.name}`, ...getLevels(each), each.remark]),
)}

<details>
<summary>Evidence</summary>

${criteria.map(describeEvidence).join('\n')}

</details>`;

/** Creates the table of how many criteria have which level. */
export const countLevels = (criteria: readonly Criterion[]): string => {
  const count = (level: Level, place: 0 | 1 | 2): string =>
    String(criteria.filter((each) => getLevels(each)[place] === level).length);
  return table(
    ['Level', '`<pay-status>`', '`<pay-checkout>`', '`<pay-button>`'],
    LEVELS.map((level) => [level, count(level, 0), count(level, 1), count(level, 2)]),
  );
};
