// A node:test reporter: prints failures, the output of files with a failure, and the reasons of skipped tests, then one line
// `node: N passed, N failed, N skipped`.
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

/** Keeps the output of each file until one of its tests fails: many tests check what is printed. */
const createOutput = () => {
  const kept = new Map();
  const failed = new Set();
  return function* (event) {
    const {
      type,
      data: { file },
    } = event;
    if (type === 'test:fail') {
      failed.add(file);
      yield* kept.get(file) ?? [];
      kept.delete(file);
      yield event;
    } else if (type === 'test:stderr' || type === 'test:stdout') {
      if (failed.has(file)) yield event;
      else kept.set(file, [...(kept.get(file) ?? []), event]);
    }
  };
};

/** Returns true for a file without tests, which node:test reports as a passed test with the name of the file. */
const isEmptyFile = ({ type, data }) => type === 'test:pass' && data.name === data.file;

/** The suite around the tests of one file in a batch (test-batches.mjs). */
const isFileOfBatch = ({ type, data }) =>
  type === 'test:pass' && data.nesting === 0 && data.details.type === 'suite' && data.name.endsWith('.test.ts');

const toOutcome = ({ type, data }) => {
  if (type === 'test:fail') return 'failed';
  return data.skip === undefined && data.todo === undefined ? 'passed' : 'skipped';
};

export default async function* report(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const emptyFiles = [];
  const skipReasons = new Set();
  let testsOfFile = 0;
  const show = createOutput();
  const shown = async function* () {
    for await (const event of source) {
      yield* show(event);
      if (typeof event.data.skip === 'string') skipReasons.add(event.data.skip);
      if (isEmptyFile(event)) emptyFiles.push(event.data.file);
      else if (isFileOfBatch(event)) {
        if (!testsOfFile) emptyFiles.push(event.data.name);
        testsOfFile = 0;
      }
      // A suite passes or fails beside its tests.
      else if (/^test:(pass|fail)$/.test(event.type) && event.data.details.type !== 'suite') {
        counts[toOutcome(event)]++;
        testsOfFile++;
      }
    }
  };
  yield* Readable.from(shown()).compose(new spec());
  for (const reason of skipReasons) yield `\nskipped: ${reason}\n`;
  for (const file of emptyFiles) yield `\n✖ ${file} holds no test\n`;
  yield `\nnode: ${counts.passed} passed, ${counts.failed + emptyFiles.length} failed, ${counts.skipped} skipped\n`;
}
