// The program for runtimes that run a file: Deno and Bun.
import { runAll } from './report.js';

console.log(JSON.stringify(await runAll()));
