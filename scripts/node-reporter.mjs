// A node:test reporter: shows what failed and what was printed, then one line `node: N passed, N failed, N skipped`.
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

const SHOWN = ['test:fail', 'test:stderr', 'test:stdout'];

/** node:test lets a file without tests pass, as a test with the name of the file. */
const isEmptyFile = ({ type, data }) => type === 'test:pass' && data.name === data.file;

const outcomeOf = ({ type, data }) => {
  if (type === 'test:fail') return 'failed';
  return data.skip === undefined && data.todo === undefined ? 'passed' : 'skipped';
};

export default async function* report(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const emptyFiles = [];
  const shown = async function* () {
    for await (const event of source) {
      if (SHOWN.includes(event.type)) yield event;
      if (isEmptyFile(event)) emptyFiles.push(event.data.file);
      // A suite passes or fails beside its tests.
      else if (/^test:(pass|fail)$/.test(event.type) && event.data.details.type !== 'suite') counts[outcomeOf(event)]++;
    }
  };
  yield* Readable.from(shown()).compose(new spec());
  for (const file of emptyFiles) yield `\n✖ ${file} holds no test\n`;
  yield `\nnode: ${counts.passed} passed, ${counts.failed + emptyFiles.length} failed, ${counts.skipped} skipped\n`;
}
