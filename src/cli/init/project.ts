import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { checkNextConfig } from './next-config.js';
import type { ProjectFolder } from './project-folder.js';
import type { StoreKind } from './templates/stores.js';

/** The frameworks for which there are templates; `node` is `node:http`. */
export type Framework = 'next' | 'express' | 'hono' | 'fastify' | 'node';

/** The project that the files are generated for. */
export interface Project {
  readonly framework: Framework;
  readonly isTypeScript: boolean;
  /** True if files with the usual extension are ECMAScript modules. */
  readonly isModule: boolean;
  /** The folder of the sources: empty, or with a slash at the end. */
  readonly sourceFolder: '' | 'src/';
  readonly store: StoreKind;
  /** True if Next.js has no layout of all pages. */
  readonly needsLayout: boolean;
  /** True if Vite builds its pages, and no framework was found that serves them. */
  readonly isVite?: boolean;
}

type PackageJson = Readonly<Record<string, unknown>>;
type Versions = Readonly<Record<string, unknown>>;

/** The first version of Next.js with the App Router. */
const FIRST_NEXT = 13;
const DRIVERS = ['pg', 'better-sqlite3', '@electric-sql/pglite'] as const;
/** Drivers that have their types in a package of its own, without which nothing that imports them passes a strict check. */
const TYPES: Readonly<Partial<Record<StoreKind, string>>> = {
  pg: '@types/pg',
  'better-sqlite3': '@types/better-sqlite3',
};
const LAYOUTS = ['tsx', 'jsx', 'ts', 'js'].map((extension) => `app/layout.${extension}`);

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

const isObject = (value: unknown): value is PackageJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsePackage = (text: string): PackageJson => {
  try {
    // Editors write a byte order mark, which npm accepts.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return value;
  } catch {
    // Refused below.
  }
  return refuse('package.json cannot be read as JSON. Repair it first.');
};

/** Next.js before the others, which an app may use besides; what only tests use comes last. */
const findFramework = (groups: readonly Versions[]): Framework => {
  for (const group of groups) {
    const found = (['next', 'express', 'fastify', 'hono'] as const).find((name) => name in group);
    if (found) return found;
  }
  return 'node';
};

const checkNextVersion = (version: unknown): void => {
  const [major] = /\d+/.exec(String(version)) ?? [];
  if (major !== undefined && Number(major) < FIRST_NEXT)
    refuse(`This project has Next.js ${major}, which has no App Router. Update it to ${FIRST_NEXT}.4 or later.`);
};

const findStore = async (versions: Versions, isTypeScript: boolean, folder: ProjectFolder): Promise<StoreKind> => {
  const isUsable = (name: StoreKind): boolean => !isTypeScript || (TYPES[name] ?? name) in versions;
  const driver = DRIVERS.find((name) => name in versions && isUsable(name));
  if (driver) return driver;
  const hasTypes = !isTypeScript || (await folder.exists('node_modules/@types/node/sqlite.d.ts'));
  return folder.hasNodeSqlite && hasTypes ? 'node:sqlite' : 'memory';
};

const someExist = async (paths: readonly string[], { exists }: ProjectFolder): Promise<boolean> =>
  (await Promise.all(paths.map(exists))).includes(true);

/**
 * Detects the framework and the database by the dependencies.
 *
 * @throws ConfigurationError `invalid_option` for a project for which nothing can be generated
 */
export const detectProject = async (folder: ProjectFolder): Promise<Project> => {
  const packageJson = await folder.read('package.json');
  if (packageJson === undefined)
    return refuse('There is no package.json in this folder. Run the command in the folder of your project.');
  const content = parsePackage(packageJson);
  const groups = ['dependencies', 'devDependencies'].map((key) => (isObject(content[key]) ? content[key] : {}));
  const versions: Versions = Object.fromEntries(groups.flatMap((group) => Object.entries(group)));
  const framework = findFramework(groups);
  const isNext = framework === 'next';
  if (isNext) {
    checkNextVersion(versions.next);
    await checkNextConfig(folder);
  }
  const isTypeScript = (await folder.exists('tsconfig.json')) || ['typescript', 'tsx'].some((tool) => tool in versions);
  // Next.js ignores src/app beside app, and wants app and pages in the same folder.
  const hasRootRoutes = isNext && (await someExist(['app', 'pages'], folder));
  const sourceFolder = (await folder.exists('src')) && !hasRootRoutes ? 'src/' : '';
  const layouts = LAYOUTS.map((path) => sourceFolder + path);
  return {
    framework,
    isTypeScript,
    isModule: content.type === 'module',
    sourceFolder,
    store: await findStore(versions, isTypeScript, folder),
    needsLayout: isNext && !(await someExist(layouts, folder)),
    isVite: framework === 'node' && 'vite' in versions,
  };
};
