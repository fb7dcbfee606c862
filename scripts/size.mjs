// Every byte that a page loads for one USDC-on-Base payment up to its final view, brotli 11: the CDN file and its chunks.
// The words of a language are files of their own and do not count.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = 'dist/cdn';
const BAR = 16_000;

const files = readdirSync(FOLDER, { recursive: true }).filter((file) => file.endsWith('.js'));
const sizes = files.map((file) => [file, brotliCompressSync(readFileSync(`${FOLDER}/${file}`)).length]);
const total = sizes.reduce((sum, [file, size]) => (file.startsWith('locales') ? sum : sum + size), 0);
for (const [file, size] of sizes) console.log(`${String(size).padStart(7)} ${file}`);
console.log(`${String(total).padStart(7)} in all but the language; at most ${BAR}`);
process.exitCode = total > BAR ? 1 : 0;
