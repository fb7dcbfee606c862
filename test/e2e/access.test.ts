import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { getContrast } from '../support/contrast.js';
import { compare } from '../support/png/compare.js';
import { readPng } from '../support/png/read-png.js';
import { spaceText } from '../support/text-spacing.js';
import { findStops, tabThrough, type Stop } from './support/focus-stops.js';
import { DIRECTIONS, openGallery, TAGS, type GalleryOptions, type Tag } from './support/gallery.js';
import { measureDifference, measureInk, parseRgb } from './support/ink.js';
import { findUnreadableTexts } from './support/unreadable-texts.js';
import { usePages } from './support/pages.js';
import { useTestEnvironment } from './support/test-environment.js';

/** pixelmatch threshold for a change that a person notices: coarser than that of the visual regression tests. */
const FOCUS_THRESHOLD = 0.1;

const environment = useTestEnvironment();
const pages = usePages();

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 900 };
/** A window of 1280 by 1024 pixels at 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** Minimum contrast of anything that is not text (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** Disables animations, so that every element is in its final position. */
const STILL = { reducedMotion: 'reduce' } as const;
const BOTH = { tags: TAGS };
/** The statuses that together show every button and link. */
const ACTIONS = { tags: TAGS, statuses: ['requires_action', 'succeeded', 'failed'] } as const;

declare global {
  /** The elements whose borders are compared: a page may add others in the meantime. */
  var bordered: Element[] | undefined;
}

const withGallery = async (options: GalleryOptions, look: (page: Page) => Promise<void>): Promise<void> => {
  const page = await openGallery(environment(), pages(), options);
  await look(page);
  assert.deepEqual(environment().errors, []);
  await page.context().close();
};

describe('the elements for a buyer with low vision', () => {
  for (const language of ['de', 'ar'] as const) {
    it(`show every text at 400 % zoom without horizontal scrolling, in ${language}`, () =>
      withGallery({ ...BOTH, language, viewport: ZOOMED, ...STILL }, async (page) => {
        assert.deepEqual(await findUnreadableTexts(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), ZOOMED.width);
      }));

    it(`show every text with the text spacing of WCAG 1.4.12, in ${language}`, () =>
      withGallery({ ...BOTH, language, viewport: PHONE, ...STILL }, async (page) => {
        await spaceText(page);
        assert.deepEqual(await findUnreadableTexts(page), []);
        await page.setViewportSize(WIDE);
        assert.deepEqual(await findUnreadableTexts(page), []);
      }));
  }
});

/** Returns true if a stop follows another in reading order: further down, or further on in the same line. */
const isAfter = (before: Stop, after: Stop, direction: string): boolean => {
  const overlap =
    Math.min(before.box.y + before.box.height, after.box.y + after.box.height) - Math.max(before.box.y, after.box.y);
  if (overlap < Math.min(before.box.height, after.box.height) / 2) return after.box.y > before.box.y;
  return direction === 'ltr' ? after.box.x > before.box.x : after.box.x < before.box.x;
};

describe('the elements for a buyer with a keyboard', () => {
  for (const language of ['en', 'ar'] as const)
    it(`receive the focus once each, in reading order, in ${language}`, () =>
      withGallery({ ...ACTIONS, language, viewport: { ...PHONE, height: 6_000 } }, async (page) => {
        const stops: Stop[] = [];
        await tabThrough(page, (stop) => void stops.push(stop));
        assert.ok(stops.length > 0);
        assert.deepEqual(
          stops.map(({ place }) => place),
          (await findStops(page)).map(({ place }) => place),
        );
        const outOfOrder = stops.slice(1).filter((stop, index) => !isAfter(stops[index]!, stop, DIRECTIONS[language]));
        assert.deepEqual(outOfOrder, []);
      }));

  for (const [name, options] of Object.entries({
    'a light page': { colorScheme: 'light' },
    'a dark page': { colorScheme: 'dark' },
    'forced colours': { forcedColors: 'active' },
  } as const))
    it(`show a visible focus indicator on every button and link, on ${name}`, () =>
      withGallery({ ...ACTIONS, ...options, viewport: PHONE, ...STILL }, async (page) => {
        const visited: number[] = [];
        const unseen: string[] = [];
        await tabThrough(page, async ({ name: stop, place, box }) => {
          visited.push(place);
          const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
          const focused = readPng(await page.screenshot({ clip }));
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          const { share } = compare(readPng(await page.screenshot({ clip })), focused, FOCUS_THRESHOLD);
          const changed = share * focused.width * focused.height;
          // An outline of two pixels changes twice as many.
          if (changed < 2 * (box.width + box.height)) unseen.push(`${stop}: ${Math.round(changed)} pixels`);
        });
        assert.deepEqual(unseen, []);
        assert.ok(visited.length > 0);
        assert.deepEqual(
          visited,
          (await findStops(page)).map(({ place }) => place),
        );
      }));
});

/** Runs in the page: records in each frame which parts are animated. */
const RECORD_MOTION = `
  globalThis.moving = new Set();
  const record = () => {
    for (const element of everyElement())
      for (const { playState } of element.getAnimations())
        if (playState === 'running') moving.add(element.getAttribute('part') ?? element.localName);
    requestAnimationFrame(record);
  };
  record();`;

describe('the elements for a buyer who prefers reduced motion', () => {
  const getMotion = async (reducedMotion: 'reduce' | 'no-preference'): Promise<readonly string[]> => {
    const page = await openGallery(environment(), pages(), { ...BOTH, statuses: ['requires_action'], reducedMotion });
    await page.evaluate(RECORD_MOTION);
    const paymentId = await page.locator('pay-checkout').getAttribute('payment-id');
    for (const status of ['processing', 'succeeded'] as const) {
      await environment().step(paymentId ?? '', STEPS_TO[status].at(-1) ?? '');
      await page.waitForFunction(
        (state) =>
          [...document.querySelectorAll('[payment-id]')].every((element) =>
            globalThis.statusIn(element).matches(state),
          ),
        `:state(${status})`,
      );
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    const moving = await page.evaluate(() => [...(globalThis as unknown as { moving: Set<string> }).moving]);
    await page.context().close();
    return moving;
  };

  it('animate nothing from the first render to the receipt', async () => {
    assert.deepEqual(await getMotion('reduce'), []);
  });

  it('animate parts if the buyer has no such preference', async () => {
    assert.notDeepEqual(await getMotion('no-preference'), []);
  });
});

/** Runs in the page: returns the colour of each visible border, by the place of its element at the first call. */
const findBorders = (): Record<number, string> => {
  globalThis.bordered ??= globalThis.everyElement();
  const borders: Record<number, string> = {};
  for (const [place, element] of globalThis.bordered.entries()) {
    const { borderTopStyle: style, borderTopWidth: width, borderTopColor: colour } = getComputedStyle(element);
    if (!element.checkVisibility() || style === 'none' || parseFloat(width) === 0) continue;
    if (!/[, ]0\)$/.test(colour) || matchMedia('(forced-colors: active)').matches) borders[place] = colour;
  }
  return borders;
};

/** The statuses with a mark: an open checkout says what to do instead. */
const getMarked = (tag: Tag) =>
  PAYMENT_STATUSES.filter((status) => tag === 'pay-status' || status !== 'requires_action');

const getMark = (page: Page, tag: string, status: string) =>
  page.locator(`${tag}.${status.replace('_', '-')} [part="mark"]`);

/** Runs in the page: true once the system's colour of text is this one. Chromium applies its palette later than the query. */
const hasSystemText = (expected: string): boolean => {
  const probe = document.createElement('span');
  probe.style.color = 'CanvasText';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === expected;
};

describe('the elements for a buyer who cannot tell colours apart', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    it(`show every icon and border in forced colours, ${colorScheme}`, () =>
      withGallery({ ...BOTH, viewport: WIDE, colorScheme, ...STILL }, async (page) => {
        const usual = await page.evaluate(findBorders);
        assert.ok(Object.keys(usual).length > PAYMENT_STATUSES.length);
        await page.emulateMedia({ forcedColors: 'active', colorScheme, ...STILL });
        const ground = parseRgb(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
        await page.waitForFunction(hasSystemText, colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
        const forced = await page.evaluate(findBorders);
        const lost = Object.keys(usual).flatMap((place) => {
          const colour = forced[Number(place)];
          return colour && getContrast(parseRgb(colour), ground) >= LEAST_CONTRAST ? [] : `${place}: ${colour}`;
        });
        assert.deepEqual(lost, []);
        for (const tag of TAGS)
          for (const status of getMarked(tag)) {
            const sign = readPng(await getMark(page, tag, status).screenshot());
            assert.ok(measureInk(sign) > 0.01, `${tag} ${status}: ${measureInk(sign)}`);
          }
      }));

  for (const tag of TAGS)
    it(`give each status that <${tag}> shows its own icon and title`, () =>
      withGallery({ tags: [tag], viewport: PHONE, ...STILL }, async (page) => {
        const look = async (status: string) => ({
          status,
          title: await page.locator(`${tag}.${status.replace('_', '-')} [part="title"]`).innerText(),
          colour: await getMark(page, tag, status).evaluate((element) => getComputedStyle(element).color),
          sign: readPng(await getMark(page, tag, status).screenshot()),
        });
        const shown: Awaited<ReturnType<typeof look>>[] = [];
        for (const status of getMarked(tag)) shown.push(await look(status));
        const alike = shown.flatMap((one, index) =>
          shown.slice(index + 1).flatMap((other) => {
            if (one.title === other.title) return `${one.status} and ${other.status}: ${one.title}`;
            const hasOwnShape = one.colour === other.colour || measureDifference(one.sign, other.sign) > 0.01;
            return hasOwnShape ? [] : `${one.status} and ${other.status}: by the colour of the icon alone`;
          }),
        );
        assert.deepEqual(alike, []);
      }));
});
