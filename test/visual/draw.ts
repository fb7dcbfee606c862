// Takes screenshots of the built Storybook: draw.ts <sheets | purchase> [<options>].
const DRAWINGS = {
  /** Writes docs/look. */
  sheets: () => import('./sheets/run.js'),
  /** Writes docs/look/purchase.png from the sandbox. */
  purchase: () => import('./purchase/run.js'),
};

const name = process.argv.splice(2, 1)[0] ?? '';
if (!Object.hasOwn(DRAWINGS, name))
  throw new Error(`Name the screenshots to take: ${Object.keys(DRAWINGS).join(', ')}.`);
await DRAWINGS[name as keyof typeof DRAWINGS]();
