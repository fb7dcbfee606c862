import type { StoryGlobals } from '../../scripts/visual/open-stories.js';
import { toStoryId, type Picture } from './pictures.js';
import { SURROUNDINGS, type Surroundings } from './surroundings.js';

/** A screenshot to take: a story, and the browser settings to view it with. */
export interface Shot extends Surroundings {
  readonly id: string;
  readonly scheme: Picture['scheme'];
  readonly globals?: StoryGlobals;
}

export const toShot = (picture: Picture): Shot => {
  const { scheme, preset, shape, density, around } = picture;
  return { id: toStoryId(picture), scheme, globals: { preset, shape, density }, ...(around && SURROUNDINGS[around]) };
};
