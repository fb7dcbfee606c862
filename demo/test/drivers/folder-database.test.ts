import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { openFolderDatabase } from '../../drivers/folder-database.js';
import { readImage } from '../../drivers/image-cache.js';

const home = mkdtempSync(join(tmpdir(), 'pay-status-folder-'));
after(() => {
  rmSync(home, { recursive: true, force: true });
});

const cache = join(home, 'cache');

const assertUsable = async (folder: string): Promise<void> => {
  const database = await openFolderDatabase(join(home, folder), { cache });
  try {
    assert.deepEqual(await database.query('select 1 as one'), [{ one: 1 }]);
  } finally {
    await database.close();
  }
};

/** Returns the path of the prepared database, which the first folder creates. */
const createImage = async (): Promise<string> => {
  await assertUsable('first');
  const [name = ''] = readdirSync(cache);
  return join(cache, name);
};

describe('a database in a folder', () => {
  it('is created again if a process was killed while creating it', async () => {
    await assertUsable('killed');
    const folder = join(home, 'killed');
    // The state after a kill: the marker, and some of the files.
    writeFileSync(join(folder, 'db.unfinished'), '');
    rmSync(join(folder, 'db', 'global'), { recursive: true });
    await assertUsable('killed');
    assert.ok(!readdirSync(folder).includes('db.unfinished'));
    await assertUsable('killed');
  });

  it('does not touch a folder with other content', async () => {
    const folder = join(home, 'project');
    mkdirSync(join(folder, 'db'), { recursive: true });
    writeFileSync(join(folder, 'db', 'schema.sql'), 'mine');
    await assert.rejects(
      openFolderDatabase(folder, { cache }),
      /is no database: move it away, or choose another folder/,
    );
    assert.deepEqual(readdirSync(join(folder, 'db')), ['schema.sql']);
  });

  it('says what to do if it is damaged', async () => {
    await assertUsable('broken');
    const folder = join(home, 'broken');
    rmSync(join(folder, 'db', 'global', 'pg_control'));
    const opened = openFolderDatabase(folder, { cache });
    await assert.rejects(opened, /broken\/db cannot be opened: it is damaged.* move it away, or choose another folder/);
    // The lock is released.
    await assert.rejects(openFolderDatabase(folder, { cache }), /cannot be opened/);
  });

  it('says that the folder is a file, or within one', async () => {
    const file = join(home, 'file');
    writeFileSync(file, 'mine');
    for (const [folder, reason] of [
      [file, 'it is a file'],
      [join(file, 'data'), 'a part of its path is a file'],
    ] as const)
      await assert.rejects(openFolderDatabase(folder, { cache }), {
        message: `${folder} cannot hold the data: ${reason}. Choose another folder with --data.`,
      });
  });

  it('says that this user may not open it', async () => {
    await assertUsable('foreign');
    const refusal = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    mock.method(fs, 'access', () => Promise.reject(refusal));
    syncBuiltinESMExports();
    try {
      await assert.rejects(
        openFolderDatabase(join(home, 'foreign'), { cache }),
        /foreign\/db cannot be opened: this user may not read and write it\. Start as the user who owns it, or choose/,
      );
    } finally {
      mock.restoreAll();
      syncBuiltinESMExports();
    }
  });

  const flipByte = (image: Buffer): Buffer => {
    const at = image.length >> 1;
    image.writeUInt8(image.readUInt8(at) ^ 1, at);
    return image;
  };
  const damages: readonly (readonly [string, (image: Buffer) => Buffer])[] = [
    ['something else', () => Buffer.from('no archive')],
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (image) => image.subarray(0, image.length >> 1)],
    ['wrong in one bit', flipByte],
  ];
  it('is created without a damaged image, which is replaced', async () => {
    const path = await createImage();
    const image = readFileSync(path);
    for (const [what, damage] of damages) {
      writeFileSync(path, damage(Buffer.from(image)));
      assert.equal(await readImage(cache), undefined, what);
    }
    await assertUsable('damaged image');
    assert.ok(await readImage(cache));
    await assertUsable('replaced image');
  });
});
