// Serves a folder on loopback.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const answerFrom =
  (folder, { headers, under }) =>
  async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (!pathname.startsWith(under)) return response.writeHead(404).end();
    const path = normalize(decodeURIComponent(pathname.slice(under.length - 1))).replace(/\/$/, '/index.html');
    try {
      const body = await readFile(join(folder, path));
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      // Cached for all pages, or each would compile all of Storybook again.
      return response.writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
    } catch {
      return response.writeHead(404).end();
    }
  };

/**
 * Resolves to the URL and a function that stops the server.
 *
 * @param headers those of each file
 * @param under the path of the folder, which begins and ends with a slash
 */
export const serveFolder = (folder, { headers = {}, under = '/' } = {}) =>
  new Promise((resolve) => {
    const server = createServer(answerFrom(folder, { headers, under })).listen(0, '127.0.0.1', () => {
      resolve({ base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() });
    });
  });
