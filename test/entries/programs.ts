// Programs for the runtimes. Each imports every entry and prints one line, `{"passed": N, "failures": [...]}`.

/** Globals of a page. An entry must not define them, because other libraries take them as a sign of a browser. */
const PAGE = ['window', 'document', 'HTMLElement'];

const report = `
  const left = ${JSON.stringify(PAGE)}.filter((name) => name in globalThis && !before.includes(name));
  for (const name of left) failures.push(name + ' was defined');
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

/** Creates the program for runtimes that resolve packages themselves. */
export const program = (entries: readonly string[]): string => begin + entries.map(attempt).join('') + report;

/** Creates the module for the command `workerd test`, which runs bundled code only. */
export const worker = (entries: readonly string[]): string =>
  `export default { test: async () => {${program(entries)} } };`;
