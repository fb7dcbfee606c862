import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { createMerchantClient } from '../../../src/server/merchant/index.js';
import { serve } from '../../e2e/support/serve.js';
import { PRICE } from './sandbox.js';
import { APP_ID, MERCHANT, type Shop } from './shop.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

const THANKS = '<!doctype html><html lang="en"><title>Thanks</title><link rel="icon" href="data:," /><h1>Thanks</h1>';

const sendFile = async (folder: string, pathname: string, response: ServerResponse): Promise<void> => {
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    const file = await readFile(join(folder, path));
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(file);
  } catch {
    // The scenario fails because of this response.
    response.writeHead(404).end();
  }
};

/**
 * Starts a shop whose pages are the files of a folder. Its server creates orders at `POST /orders`, and its pages report final
 * statuses to `POST /finals`.
 */
export const openStaticShop = async (folder: string, gatewayUrl: string): Promise<Shop> => {
  const client = createMerchantClient({ baseUrl: gatewayUrl, ...MERCHANT });
  const takeOrder = async (): Promise<string> => {
    const payment = await client.createPayment({ amount: PRICE, referenceId: 'order-1' });
    return JSON.stringify({ ...payment, baseUrl: gatewayUrl, appId: APP_ID, successUrl: `${url}/thanks` });
  };
  const answer = async (method: string, pathname: string, response: ServerResponse): Promise<void> => {
    if (method === 'POST' && pathname === '/orders') response.end(await takeOrder());
    else if (method === 'POST' && pathname === '/finals') response.writeHead(204).end();
    else if (pathname === '/thanks') response.setHeader('Content-Type', TYPES['.html'] ?? '').end(THANKS);
    else await sendFile(folder, pathname, response);
  };
  const { url, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(request.method ?? 'GET', pathname, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  return { url, troubles: () => '', close };
};
