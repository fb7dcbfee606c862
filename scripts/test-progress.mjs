// Remembers which parts of a test run have passed, so that an interrupted run can be resumed on the same sources.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = 'node_modules/.cache/test-progress.json';
const INDEX = 'node_modules/.cache/test-progress.index';

/** Returns Git's hash of all files that are not ignored, committed or not. */
const hashTree = () => {
  const git = (...args) =>
    execFileSync('git', args, {
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: `${process.cwd()}/${INDEX}` },
    });
  mkdirSync(dirname(INDEX), { recursive: true });
  git('add', '--all');
  const tree = git('write-tree').trim();
  rmSync(INDEX);
  return tree;
};

const read = () => {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (!existsSync(FILE)) return undefined;
    throw new Error(`${FILE} is not readable: delete it, and run without --resume.`, { cause: error });
  }
};

/** Starts a run, or resumes the last one if the sources have not changed since. */
export const openProgress = (isResumed) => {
  const tree = hashTree();
  const last = isResumed ? read() : undefined;
  if (isResumed && last?.tree !== tree) console.log('Nothing to resume: the sources have changed.');
  const passed = last?.tree === tree ? last.passed : {};
  return {
    /** Returns the result of a part that has passed, `{ passed, took }`, or undefined if it is still to be run. */
    find: (name) => passed[name],
    save: (name, result) => {
      passed[name] = result;
      writeFileSync(FILE, JSON.stringify({ tree, passed }));
    },
  };
};
