import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** A plain file name: no slash, backslash or leading dot, so that it cannot leave the folder. */
const FILE_NAME = /^[A-Za-z0-9_][\w.-]{0,99}\.(\w+)$/;

/** Codes for a missing file and for a folder. */
const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EISDIR']);

const readFirst = async (name: string, folders: readonly URL[]): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  for (const folder of folders) {
    try {
      return Uint8Array.from(await readFile(new URL(name, folder)));
    } catch (error) {
      if (!ABSENT.has((error as NodeJS.ErrnoException).code)) throw error;
    }
  }
  return undefined;
};

/** Serves the files of these folders, without subfolders. The first folder that has a file of the name wins. */
export const staticFiles = (path: `/${string}`, folders: readonly URL[]): Hono => {
  const files = new Hono();
  files.use(`${path}/*`, etag());
  files.get(`${path}/:name`, async (context) => {
    const name = context.req.param('name');
    const type = TYPES[FILE_NAME.exec(name)?.[1] ?? ''];
    const bytes = type && (await readFirst(name, folders));
    if (!type || !bytes) return context.text('There is no such file', 404);
    return context.body(bytes, 200, {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
      // Module scripts from another origin need it.
      'Access-Control-Allow-Origin': '*',
    });
  });
  return files;
};
