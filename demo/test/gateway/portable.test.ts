import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { it } from 'node:test';

const GATEWAY = new URL('../../gateway/', import.meta.url);

const sources = async (): Promise<(readonly [file: string, text: string])[]> => {
  const files = (await readdir(GATEWAY, { recursive: true })).filter((file) => file.endsWith('.ts'));
  return Promise.all(files.map(async (file) => [file, await readFile(new URL(file, GATEWAY), 'utf8')] as const));
};

it('the gateway uses only APIs that exist in a page', async () => {
  const found = await sources();
  assert.ok(found.length > 20);
  for (const [file, text] of found) {
    assert.doesNotMatch(text, /from '(node:|@hono\/node-server)/, file);
    assert.doesNotMatch(text, /\b(process\.env|Buffer\.|__dirname|require\()/, file);
  }
});
