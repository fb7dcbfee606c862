// Fails if a dependency has a licence that this project does not allow. Reads the lock file, which names the licence of every
// package, installed or not.
// check-licenses.mjs [<folder of the package-lock.json>]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Dependencies that users of the packages install. */
const RUNTIME = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD'];
/** Tools and fonts that are not part of the packages. */
const DEVELOPMENT = [
  ...RUNTIME,
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Unlicense',
  'Python-2.0',
];

/** Packages whose package.json names no licence, with the one that their readme or licence file grants. */
const DOCUMENTED = { 'memorystream@0.3.1': 'MIT', 'only@0.0.2': 'MIT' };

const NESTED = /\(([^()]*)\)/;
const ALLOWED = '<allowed>';

/**
 * Returns true if an SPDX expression can be satisfied with these licences. Any other text is not allowed, nor is a licence with
 * an exception. (The well-known parsers depend on spdx-exceptions, which is CC-BY-3.0 and thus not allowed here.)
 */
const isAllowed = (expression, licenses) => {
  const nested = NESTED.exec(expression);
  if (nested) {
    const value = isAllowed(nested[1], licenses) ? ALLOWED : '<refused>';
    return isAllowed(expression.replace(NESTED, value), licenses);
  }
  const isTerm = (term) => term.trim() === ALLOWED || licenses.includes(term.trim());
  // AND binds more tightly than OR.
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every(isTerm));
};

/** Bundled into the pages of the sandbox, and so distributed with it. */
const isBundled = (packages, name) => Object.hasOwn(packages.demo?.devDependencies ?? {}, name);

const describeProblem = (packages, [path, entry]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const id = `${name}@${entry.version}`;
  const license = entry.license ?? DOCUMENTED[id] ?? 'no licence';
  const isRuntime = !entry.dev || isBundled(packages, name);
  if (isAllowed(license, isRuntime ? RUNTIME : DEVELOPMENT)) return [];
  return [`${id} (${isRuntime ? 'runtime' : 'development'}): ${license}`];
};

const { packages } = JSON.parse(readFileSync(join(process.argv[2] ?? '.', 'package-lock.json'), 'utf8'));
const dependencies = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const problems = dependencies.flatMap((dependency) => describeProblem(packages, dependency));

console.log(
  problems.length
    ? `Licences that are not allowed:\n${problems.join('\n')}`
    : `${dependencies.length} dependencies have an allowed licence`,
);
process.exitCode = problems.length ? 1 : 0;
