// Every byte that a page loads for one USDC-on-Base payment, brotli 11: the CDN file and its lazy chunks.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = 'dist/cdn';
const BAR = 16_000;

const sizes = readdirSync(FOLDER).map((file) => [file, brotliCompressSync(readFileSync(`${FOLDER}/${file}`)).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [file, size] of sizes) console.log(`${String(size).padStart(7)} ${file}`);
console.log(`${String(total).padStart(7)} in all; at most ${BAR}`);
process.exitCode = total > BAR ? 1 : 0;
