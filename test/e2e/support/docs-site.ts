import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.js';
import { serve, type Served } from './serve.js';

/** The path under which the site is served: it must work under any. */
const PATH = '/any/path/';

/** The strict policy that the site has to work with. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A page of the site, with what has gone wrong on it. */
export interface SitePage {
  readonly page: Page;
  /** Messages of the console, requests to other origins, and those that have failed. */
  readonly problems: readonly string[];
}

export interface DocsSite {
  readonly folder: string;
  /** The pages, without `.html`. */
  readonly names: readonly string[];
  open(name: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<SitePage>;
}

/** Builds the documentation site once, without the Storybook, and serves it. */
export const useDocsSite = (): (() => DocsSite) => {
  let site: DocsSite;
  let served: Served;
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), 'docs-site-'));

  before(async () => {
    execFileSync('npm', ['run', '--silent', 'docs:scripts'], { stdio: 'inherit' });
    execFileSync('npx', ['--no-install', 'eleventy', '--config=docs/site/eleventy.config.mjs', `--output=${folder}`]);
    served = await serve(({ url = '' }, response) => {
      const path = new URL(url, 'http://localhost').pathname;
      try {
        const body = readFileSync(join(folder, path.slice(PATH.length)));
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    browser = await openBrowser();
    site = {
      folder,
      names: readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html') && !file.startsWith('storybook/'))
        .map((file) => file.slice(0, -'.html'.length)),
      open: async (name, options = {}, prepare) => {
        const problems: string[] = [];
        const page = await (await browser.newContext(options)).newPage();
        page.on('console', (message) => problems.push(message.text()));
        page.on('pageerror', (error) => problems.push(error.message));
        page.on('response', (response) => {
          if (!response.ok()) problems.push(`${response.status()} ${response.url()}`);
        });
        page.on('request', (request) => {
          const isOwn = request.url().startsWith(served.url) || /^(?:data|blob):/.test(request.url());
          if (!isOwn) problems.push(`request to ${request.url()}`);
        });
        await prepare?.(page);
        await page.goto(`${served.url}${PATH}${name}.html`);
        return { page, problems };
      },
    };
  });
  after(async () => {
    await browser.close();
    await served.close();
    rmSync(folder, { recursive: true });
  });
  return () => site;
};
