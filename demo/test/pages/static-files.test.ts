import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import { staticFiles } from '../../pages/static-files.js';

describe('Static files', () => {
  let root: string;
  let files: Hono;

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'static-'));
    await mkdir(join(root, 'public', 'inner'), { recursive: true });
    await mkdir(join(root, 'second'));
    await mkdir(join(root, 'public', 'folder.js'));
    await writeFile(join(root, 'secret.js'), 'secret');
    await writeFile(join(root, 'public', '.hidden.js'), 'secret');
    await writeFile(join(root, 'public', 'notes.txt'), 'secret');
    await writeFile(join(root, 'public', 'inner', 'deep.js'), 'secret');
    await writeFile(join(root, 'public', 'a-B_1.js'), 'first');
    await writeFile(join(root, 'second', 'a-B_1.js'), 'second');
    await writeFile(join(root, 'second', 'look.css'), 'p {}');
    await writeFile(join(root, 'second', 'sign.svg'), '<svg/>');
    const folders = ['public', 'second'].map((name) => pathToFileURL(`${join(root, name)}/`));
    files = staticFiles('/cdn', folders);
  });
  after(() => rm(root, { recursive: true }));

  const types = { 'a-B_1.js': 'text/javascript', 'look.css': 'text/css', 'sign.svg': 'image/svg+xml' };
  for (const [name, type] of Object.entries(types)) {
    it(`are served with their type: ${name}`, async () => {
      const response = await files.request(`/cdn/${name}`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), `${type}; charset=utf-8`);
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
    });
  }

  it('come from the first folder that has a file of the name', async () => {
    assert.equal(await (await files.request('/cdn/a-B_1.js')).text(), 'first');
  });

  it('are not sent again to a browser that has cached them', async () => {
    const etag = (await files.request('/cdn/look.css')).headers.get('etag') ?? '';
    assert.equal((await files.request('/cdn/look.css', { headers: { 'If-None-Match': etag } })).status, 304);
  });

  const refused = [
    '..%2fsecret.js',
    '..%5csecret.js',
    '%252e%252e%252fsecret.js',
    'inner%2fdeep.js',
    '.hidden.js',
    'notes.txt',
    'a-B_1.js%00',
    'missing.js',
    `${'x'.repeat(5000)}.js`,
    'file:%2f%2f%2fetc%2fhosts.js',
    '%e0%a4%a.js',
    '',
  ];
  for (const name of refused) {
    it(`are limited to known types inside the folder: ${name.slice(0, 40) || 'no name'}`, async () => {
      const response = await files.request(new Request(`http://localhost/cdn/${name}`));
      assert.equal(response.status, 404);
      assert.doesNotMatch(await response.text(), /secret/);
    });
  }

  it('do not include a folder with the name of a file', async () => {
    assert.equal((await files.request('/cdn/folder.js')).status, 404);
  });
});
