import { enableHydration } from '../elements/shared/server-render.js';
import { beforeDefine } from './define.js';
import { makeHydratable } from './hydration/make-hydratable.js';

// Import this module before those that define the elements.
enableHydration();
beforeDefine(makeHydratable);
