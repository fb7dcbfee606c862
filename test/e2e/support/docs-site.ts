import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { serveFolder } from '../../../scripts/serve-folder.mjs';
import { openBrowser } from './browser.js';

/** The path under which the site is served: it must work under any. */
const PATH = '/any/path/';

/** The strict policy that the site has to work with. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** A page of the site, with what has gone wrong on it. */
export interface SitePage {
  readonly page: Page;
  /** Messages of the console, requests to other origins, and those that have failed. */
  readonly problems: readonly string[];
  /** The files that it has loaded. */
  readonly loaded: ReadonlySet<string>;
}

export interface DocsSite {
  readonly folder: string;
  /** The pages, without `.html`. */
  readonly names: readonly string[];
  open(name: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<SitePage>;
}

/** Builds the documentation site, without the Storybook, and serves it. */
export const startDocsSite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-site-'));
  execFileSync('npm', ['run', '--silent', 'docs:scripts'], { stdio: 'inherit' });
  execFileSync('npx', ['--no-install', 'eleventy', '--config=docs/site/eleventy.config.mjs', `--output=${folder}`]);
  const { base, close } = await serveFolder(folder, { headers: { 'Content-Security-Policy': POLICY }, under: PATH });
  const browser = await openBrowser();
  const site: DocsSite = {
    folder,
    names: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && !file.startsWith('storybook/'))
      .map((file) => file.slice(0, -'.html'.length)),
    open: async (name, options = {}, prepare) => {
      const problems: string[] = [];
      const loaded = new Set<string>();
      const page = await (await browser.newContext(options)).newPage();
      page.on('console', (message) => problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('response', (response) => {
        if (!response.ok()) problems.push(`${response.status()} ${response.url()}`);
        else if (response.url().startsWith(base))
          loaded.add(join(folder, new URL(response.url()).pathname.slice(PATH.length)));
      });
      page.on('request', (request) => {
        const isOwn = request.url().startsWith(base) || /^(?:data|blob):/.test(request.url());
        if (!isOwn) problems.push(`request to ${request.url()}`);
      });
      await prepare?.(page);
      await page.goto(`${base}${PATH}${name}.html`);
      return { page, problems, loaded };
    },
  };
  const stop = async (): Promise<void> => {
    await browser.close();
    close();
    rmSync(folder, { recursive: true });
  };
  return { site, stop };
};

/** Starts the site for the tests of a file. */
export const useDocsSite = (): (() => DocsSite) => {
  let started: Awaited<ReturnType<typeof startDocsSite>>;
  before(async () => {
    started = await startDocsSite();
  });
  after(() => started.stop());
  return () => started.site;
};
