import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './wait-for-animations.js';

/** The tags of the rules that every page keeps. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  readonly run: (
    context: Document,
    options: object,
  ) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  }>;
}

declare global {
  var axe: Axe;
}

export const AXE_SOURCE = readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs in a page with axe: returns the violations on the whole page, of these rules or tags. */
export const runAxe = async (rules: readonly string[]): Promise<readonly string[]> => {
  const { violations } = await globalThis.axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/**
 * Returns the violations that axe finds on the whole page, of these rules or tags; waits for animations, which lower the
 * contrast.
 */
export const findAxeViolations = async (page: Page, rules: readonly string[] = WCAG): Promise<readonly string[]> => {
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await AXE_SOURCE);
  return page.evaluate(runAxe, rules);
};
