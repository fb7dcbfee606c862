// Serves a folder on loopback.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const answerFrom = (folder, pages) => async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const path = normalize(decodeURIComponent(pathname)).replace(/\/$/, '/index.html');
  if (path === '/favicon.ico') return response.writeHead(204).end();
  if (path in pages) return response.writeHead(200, { 'content-type': TYPES['.html'] }).end(pages[path]);
  try {
    const body = await readFile(join(folder, path));
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    // Cached for all pages, or each would compile all of Storybook again.
    return response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
  } catch {
    return response.writeHead(404).end();
  }
};

/** `pages` is HTML by path, in addition to the files of the folder. Resolves to the URL and a function that stops the server. */
export const serveFolder = (folder, pages = {}) =>
  new Promise((resolve) => {
    const server = createServer(answerFrom(folder, pages)).listen(0, '127.0.0.1', () => {
      resolve({ base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() });
    });
  });
