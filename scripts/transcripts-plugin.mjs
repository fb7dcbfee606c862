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

/** Commands for @web/test-runner. With `isWriting`, the transcripts of the tests replace the golden files. */
export const transcriptsPlugin = ({ isWriting }) => ({
  name: 'transcripts',
  executeCommand({ command, payload }) {
    switch (command) {
      /** Takes `{ file, text }` with a transcript, and returns the expected one, or null if there is no file. */
      case 'transcript': {
        const path = join(FOLDER, payload.file);
        return isWriting ? write(path, payload.text) : readIfThere(path);
      }
      /** Takes `{ files }` with the expected names, and returns those of the existing files. */
      case 'transcript-files': {
        const unexpected = listFiles().filter((file) => !payload.files.includes(file));
        if (isWriting) for (const file of unexpected) rmSync(join(FOLDER, file));
        return listFiles();
      }
    }
  },
});
