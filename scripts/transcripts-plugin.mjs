import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the golden files. */
const FOLDER = 'test/elements/transcripts';

const listFiles = () =>
  readdirSync(FOLDER, { recursive: true })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
};

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return text;
};

/** Commands for @web/test-runner. `isWriting`: what the tests heard becomes what they expect. */
export const transcriptsPlugin = ({ isWriting }) => ({
  name: 'transcripts',
  executeCommand({ command, payload }) {
    switch (command) {
      /** `{ file, text }`, what was heard, to what is expected; null where there is no file. */
      case 'transcript': {
        const path = join(FOLDER, payload.file);
        return isWriting ? write(path, payload.text) : readIfThere(path);
      }
      /** `{ files }`, those that there have to be, to those that there are. */
      case 'transcript-files': {
        const superfluous = listFiles().filter((file) => !payload.files.includes(file));
        if (isWriting) for (const file of superfluous) rmSync(join(FOLDER, file));
        return listFiles();
      }
    }
  },
});
