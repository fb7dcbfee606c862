import { storyPath } from '../../../scripts/visual/open-stories.js';
import type { Shot } from '../shot.js';
import { USUAL } from '../surroundings.js';
import type { Engine, Size } from '../../support/engines/engine.js';

/** The page that shows a story in a frame the size of a phone, because browsers have a minimum window size. */
export const STAGE = '/stage.html';

export const STAGE_PAGE = `<!doctype html><html lang="en"><title>Stage</title>
  <style>body { margin: 0; } iframe { display: block; border: 0; }</style><iframe title="Story"></iframe></html>`;

const OPEN = `
  const frame = document.querySelector('iframe');
  const [path, width, height] = arguments;
  Object.assign(frame.style, { width: width + 'px', height: height + 'px' });
  frame.src = path;`;

const PHASE = `return frames[0].__STORYBOOK_PREVIEW__?.currentRender?.phase;`;

const FIT = `
  const frame = document.querySelector('iframe');
  const { height } = frames[0].document.querySelector('#storybook-root').getBoundingClientRect();
  frame.style.height = Math.ceil(height) + 'px';
  return Math.ceil(height);`;

const EVALUATE = `
  const [source, argument] = arguments;
  return frames[0].eval('(' + source + ')')(argument);`;

const POLL_MS = 50;
const MAX_POLLS = 600;
const MAX_CAPTURES = 10;

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

const untilPlayed = async (engine: Engine): Promise<void> => {
  let phase: unknown;
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    phase = await engine.run(PHASE);
    if (phase === 'finished') return;
    if (phase === 'errored') break;
    await wait();
  }
  throw new Error(`The story is ${String(phase)}.`);
};

/** Takes screenshots until two in a row are equal, or returns the last: not every engine can disable animations. */
const captureUntilStable = async (engine: Engine, size: Size): Promise<Buffer> => {
  let before = await engine.screenshot(size);
  for (let captures = 1; captures < MAX_CAPTURES; captures++) {
    const after = await engine.screenshot(size);
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
};

/** Resolves to a PNG of a story, even if its play function has not finished. */
export const takeOnStage = async (engine: Engine, base: string, shot: Shot): Promise<Buffer> => {
  const { id, globals, width, height, prepare } = { ...USUAL, ...shot };
  await engine.goTo(base + STAGE);
  await engine.run(OPEN, storyPath(id, globals), width, height);
  await untilPlayed(engine);
  await prepare?.({ evaluate: (script, argument) => engine.run(EVALUATE, String(script), argument) });
  const fitted = (await engine.run(FIT)) as number;
  return captureUntilStable(engine, { width, height: fitted });
};
