import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** The frameworks for which there are templates; `node` is `node:http`. */
export type Framework = 'next' | 'express' | 'hono' | 'node';

/** The project that the files are generated for. */
export interface Project {
  readonly framework: Framework;
  readonly isTypeScript: boolean;
  /** True if files with the usual extension are ECMAScript modules. */
  readonly isModule: boolean;
  /** The folder of the sources: empty, or with a slash at the end. */
  readonly sourceFolder: '' | 'src/';
}

/** The files that tell what a project is. */
export interface ProjectFiles {
  /** The text of `package.json`; undefined without one. */
  readonly packageJson: string | undefined;
  readonly hasTsconfig: boolean;
  readonly hasSourceFolder: boolean;
  /** True if a folder of the routes of Next.js, `app` or `pages`, is beside `package.json`. */
  readonly hasRootRoutes: boolean;
}

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsePackage = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Refused below.
  }
  return refuse('package.json cannot be read as JSON. Repair it first.');
};

/**
 * Detects the framework by the dependencies: Next.js before Express and Hono, which an app may use besides.
 *
 * @throws ConfigurationError `invalid_option` without a `package.json` that can be read
 */
export const detectProject = ({ packageJson, hasTsconfig, hasSourceFolder, hasRootRoutes }: ProjectFiles): Project => {
  if (packageJson === undefined)
    return refuse('There is no package.json in this folder. Run the command in the folder of your project.');
  const content = parsePackage(packageJson);
  const names = ['dependencies', 'devDependencies'].flatMap((key) => {
    const group = content[key];
    return isObject(group) ? Object.keys(group) : [];
  });
  const framework = (['next', 'express', 'hono'] as const).find((name) => names.includes(name)) ?? 'node';
  return {
    framework,
    isTypeScript: hasTsconfig || names.includes('typescript'),
    isModule: content['type'] === 'module',
    // Next.js ignores src/app beside app, and wants app and pages in the same folder.
    sourceFolder: hasSourceFolder && !(framework === 'next' && hasRootRoutes) ? 'src/' : '',
  };
};
