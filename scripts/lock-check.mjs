// Names the optional platform packages that the lock file lacks: `npm ci` refuses such a lock ("Missing: … from lock file").
import { readFileSync } from 'node:fs';

const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Returns true if `name` resolves from the package at `path`, walking up its node_modules folders as npm does. */
const resolves = (path, name) => {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at.includes('node_modules/')) return at !== '' && Boolean(packages[`node_modules/${name}`]);
  }
};

const broken = Object.entries(packages).flatMap(([path, entry]) => {
  const missing = Object.keys(entry.optionalDependencies ?? {}).filter((name) => !resolves(path, name));
  return missing.length ? [`${path}@${entry.version} lacks ${missing.join(', ')}`] : [];
});

console.log(broken.length ? broken.join('\n') : 'lock file is complete');
process.exitCode = broken.length ? 1 : 0;
