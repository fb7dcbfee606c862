// What the runtimes run: each imports every entry, and prints one line, `{"passed": N, "failures": [...]}`.

/** Globals of a page: no entry may bring one along, or a library that looks for a page finds half of one. */
const PAGE = ['window', 'document', 'HTMLElement'];

const report = `
  const left = ${JSON.stringify(PAGE)}.filter((name) => name in globalThis && !before.includes(name));
  for (const name of left) failures.push(name + ' was left behind');
  console.log(JSON.stringify({ passed, failures }));`;

const begin = `
  const before = ${JSON.stringify(PAGE)}.filter((name) => name in globalThis);
  let passed = 0;
  const failures = [];`;

const attempt = (entry: string): string => `
  try {
    await import('${entry}');
    passed += 1;
  } catch (error) {
    failures.push('${entry}: ' + error);
  }`;

/** For runtimes that find packages themselves. */
export const program = (entries: readonly string[]): string => begin + entries.map(attempt).join('') + report;

/** For workerd, whose command `test` calls this. It runs no more than what was bundled. */
export const worker = (entries: readonly string[]): string =>
  `export default { test: async () => {${program(entries)} } };`;
