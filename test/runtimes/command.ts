// For runtimes that run a file: Deno and Bun.
import { runMatrix } from '../webhooks/verification/matrix.js';

console.log(JSON.stringify(await runMatrix()));
