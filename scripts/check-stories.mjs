// Opens every story and docs page of a built Storybook in Chromium and fails when one throws, logs an error, leaves the
// page's origin, has a play function that does not finish, or breaks a rule of accessibility, light or dark.
// check-stories.mjs [folder] [--shots <folder>] [--only <part of an id>]
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from './find-browser.mjs';

/** How long a story may take, pictures included. */
const DEADLINE_MS = 30_000;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCHEMES = ['light', 'dark'];
/** A phone, and as wide as the element gets with room to spare. */
const WIDTHS = [400, 900];
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { shots: { type: 'string' }, only: { type: 'string', default: '' } },
});
const folder = positionals[0] ?? 'storybook-static';

const answer = async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  if (path === '/favicon.ico') return response.writeHead(204).end();
  try {
    const body = await readFile(join(folder, path));
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    // The pages share a cache, or each would compile all of Storybook anew.
    return response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
  } catch {
    return response.writeHead(404).end();
  }
};

const serve = () =>
  new Promise((resolve) => {
    const server = createServer(answer).listen(0, '127.0.0.1', () => resolve(server));
  });

/** Runs in the page: how Storybook says that the story and its play function are done. */
const awaitEnd = () => {
  globalThis.storyEnd = new Promise((resolve) => {
    const listen = (channel) => {
      channel.on('storyFinished', resolve);
      channel.on('docsRendered', () => resolve({ status: 'success' }));
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
        channel.on(event, ({ message, description } = {}) =>
          resolve({ status: event, message: message ?? description }),
        );
    };
    const find = () => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      if (channel) listen(channel);
      else setTimeout(find);
    };
    find();
  });
};

/** Runs in the page: screenshots of a page that has just been resized show pieces of what was there before. */
const repaint = () =>
  new Promise((resolve) => {
    globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(resolve));
  });

/** Icons are at addresses of the world outside, as a gateway names them. They are served from here. */
const isIcon = (request) => request.resourceType() === 'image' && request.url().startsWith('https:');

const serveIcon = async (route) => {
  const { pathname } = new URL(route.request().url());
  const name = ['token', 'network'].find((kind) => pathname.includes(`/${kind}/`)) ?? 'not-an-icon';
  await route.fulfill({ contentType: 'image/svg+xml', body: await readFile(`stories/assets/${name}.svg`) });
};

/** Collects what must not happen while a page is open. */
const watch = (page, base) => {
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console.error: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(base) && !/^(data|blob):/.test(url) && !isIcon(request))
      problems.push(`leaves the origin: ${url}`);
  });
  return problems;
};

const reportProblems = ({ type, status, result }) => {
  if (status === 'passed') return [];
  return [`${type} ${status}: ${(result?.violations ?? []).map(({ id }) => id).join(', ')}`];
};

const endProblems = async (page) => {
  const { status, message = '', reporters = [] } = await page.evaluate('storyEnd');
  return [...(status === 'success' ? [] : [`${status} ${message}`]), ...reporters.flatMap(reportProblems)];
};

const axeProblems = async (page, scheme) => {
  const { violations } = await page.evaluate(
    (values) => globalThis.axe.run('#storybook-root', { runOnly: values }),
    WCAG,
  );
  return violations.map(
    ({ id, nodes }) => `axe, ${scheme}: ${id} at ${nodes.map(({ target }) => target.flat().join(' ')).join('; ')}`,
  );
};

const shoot = async (page, id, scheme) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 300 });
    const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.evaluate(repaint);
    await page.screenshot({ path: join(options.shots, `${id}.${scheme}.${width}.png`) });
  }
};

/** Looks at an entry in both colour schemes: nothing in it runs again in between. */
const lookAt = async (page, { id, type }) => {
  const problems = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    if (type === 'story') problems.push(...(await axeProblems(page, colorScheme)));
    if (options.shots) await shoot(page, id, colorScheme);
  }
  await page.emulateMedia({ colorScheme: SCHEMES[0] });
  return problems;
};

/** A browser that hangs must not hang the check. */
const inTime = (promise) =>
  Promise.race([
    promise,
    new Promise((_, reject) => {
      setTimeout(reject, DEADLINE_MS, new Error('not finished in time')).unref();
    }),
  ]);

const withoutStack = (problem) => problem.split('\n    at ')[0];

/** A page for each entry: one that goes from story to story reloads itself when Storybook's own checks are still at work. */
const check = async (context, base, entry, axe) => {
  const page = await context.newPage();
  const problems = watch(page, base);
  const examine = async () => {
    await page.addInitScript(awaitEnd);
    await page.goto(`${base}/iframe.html?id=${entry.id}&viewMode=${entry.type}`);
    problems.push(...(await endProblems(page)));
    await page.evaluate(axe);
    problems.push(...(await lookAt(page, entry)));
  };
  try {
    await inTime(examine());
  } catch (error) {
    problems.push(String(error));
  }
  await page.close();
  return problems.map(withoutStack);
};

const main = async () => {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  const waiting = Object.values(entries).filter(({ id }) => id.includes(options.only));
  const counts = { passed: 0, failed: 0 };
  if (options.shots) await mkdir(options.shots, { recursive: true });

  const server = await serve();
  const base = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
  const context = await browser.newContext({ viewport: { width: WIDTHS[0], height: 600 }, reducedMotion: 'reduce' });
  await context.route(/^https:/, serveIcon);
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const problems = await check(context, base, entry, axe);
      counts[problems.length ? 'failed' : 'passed']++;
      if (problems.length) console.log([entry.id, ...problems].join('\n  '));
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  await browser.close();
  server.close();

  console.log(`stories: ${counts.passed} passed, ${counts.failed} failed`);
  // Nothing opened is nothing checked.
  process.exitCode = counts.failed || !counts.passed ? 1 : 0;
};

await main();
