// Lists the tests that cover each rule of the interface, from the log of the last run of the demo's tests. Fails if a rule has
// no test, or if the list in docs/rules.md is outdated. With --write it writes docs/rules.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { RULE_IDS, RULES_BY_SECTION, type RuleId } from '../demo/test/rules/index.js';
import { LEFT_OUT } from '../demo/test/rules/left-out.js';
import { groupFilesByRule, readRulesLog, RULES_LOG } from '../demo/test/support/rules-log.js';

const DOC = 'docs/rules.md';
const BEGIN = '<!-- rules: written by `npm run rules` -->';
const END = '<!-- /rules -->';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** Shortens `demo/test/rules/states.test.ts` to `rules/states`. */
const shortName = (file: string): string => `\`${file.replace(/^demo\/test\/|\.test\.ts$/g, '')}\``;

const tables = (files: ReadonlyMap<RuleId, readonly string[]>): string => {
  const sections = Object.entries(RULES_BY_SECTION).map(([section, rules]) => {
    const rows = Object.entries(rules).map(([id, what]) =>
      row(`\`${id}\``, what, (files.get(id as RuleId) ?? []).map(shortName).join(', ')),
    );
    return `## ${section}\n\n${table(['rule', 'what', 'test'], rows)}`;
  });
  const leftOut = table(
    ['left out', 'why'],
    LEFT_OUT.map(([what, why]) => row(what, why)),
  );
  return [...sections, `## Left out\n\n${leftOut}`].join('\n\n');
};

/** Returns the document with the tables between its markers. */
const insertTables = async (text: string, content: string): Promise<string> => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${DOC} has no place for the rules: ${BEGIN} … ${END}`);
  const whole = `${text.slice(0, begin + BEGIN.length)}\n\n${content}\n\n${text.slice(end)}`;
  return format(whole, { ...(await resolveConfig(DOC)), parser: 'markdown' });
};

if (!existsSync(RULES_LOG))
  throw new Error(`${RULES_LOG} is missing. Run \`node scripts/run-tests.mjs demo processes\`.`);
const files = groupFilesByRule(readRulesLog());
const text = readFileSync(DOC, 'utf8');
const wanted = await insertTables(text, tables(files));

const missing = RULE_IDS.filter((id) => !files.has(id));
for (const id of missing) console.log(`✖ no test covers ${id}`);
const isStale = !process.argv.includes('--write') && text !== wanted;
if (isStale) console.log(`✖ ${DOC} is outdated: npm run rules`);
else if (text !== wanted) writeFileSync(DOC, wanted);

const failed = missing.length + Number(isStale);
console.log(`\nrules: ${RULE_IDS.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
