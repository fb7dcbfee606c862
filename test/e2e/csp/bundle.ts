import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { PROGRAMS } from './document.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Virtual location of the programs: inside the package, whose name resolves to its own entries. */
const FOLDER = `${ROOT}csp/`;

/** Builds the programs of docs/csp.md as a merchant would, with what Vite does by itself; resolves to files by name. */
export const bundlePrograms = async (
  rewrite: (program: string) => string,
): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const programs = new Map([...PROGRAMS].map(([name, code]) => [FOLDER + name, rewrite(code)]));
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'programs',
        resolveId: (id) => (programs.has(id) ? id : undefined),
        load: (id) => programs.get(id),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: [...programs.keys()],
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
};
