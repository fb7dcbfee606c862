// All that proves the promises, what takes minutes included; goes on after a failure. `-- <step> ...` runs those alone.
import { spawnSync } from 'node:child_process';

/** Scripts of package.json, and what they are called with. */
const STEPS = {
  test: [],
  'test:planted': [],
  'test:stories': [],
  'test:visual': [],
  'test:simulate': ['--seeds', '100000'],
  'test:fuzz': ['--requests', '50000'],
  'test:deliveries': [],
  'test:crash': [],
  'test:csp': [],
  'test:qr': [],
  'test:engines': [],
  'test:types': [],
  'test:entries': [],
  'test:frameworks': [],
  'test:mutation': [],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in STEPS));
if (unknown.length) throw new Error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(STEPS).join(', ')}.`);

const steps = Object.entries(STEPS).filter(([name]) => !named.length || named.includes(name));
const failed = steps.filter(([name, options]) => {
  console.log(`\n=== npm run ${name}`);
  return spawnSync('npm', ['run', '--silent', name, '--', ...options], { stdio: 'inherit' }).status !== 0;
});
for (const [name] of failed) console.log(`✖ ${name}`);
console.log(`\nfull: ${steps.length - failed.length} steps passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;
