import type { Scripted } from '../../support/text-spacing.js';
import { item, type Item, type Sheet } from './sheet.js';

/** Room for the names beside the widest layout. CSS pixels. */
const SIZE = { width: 1_200, height: 120 };

/** Runs in the page. */
const hide = (selector: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.style.display = 'none';
};

/** The names are in the picture; their descriptions are in the reference. */
const prepare = async (page: Scripted): Promise<void> => {
  await page.evaluate(hide, '.anatomy-tables');
};

const anatomyItem = (story: string): Item =>
  item('', '', { id: `anatomy--${story}`, scheme: 'light', globals: { scheme: 'light' }, prepare }, SIZE);

export const ANATOMY: Sheet = {
  name: 'anatomy',
  title: 'Parts and slots by name',
  ratio: 1,
  sections: [
    { heading: '<pay-status>', columns: 1, items: [anatomyItem('status-paid')] },
    { heading: '<pay-checkout>', columns: 1, items: [anatomyItem('checkout-waiting')] },
  ],
};
