import { matchesMedia } from '../matches-media.js';

/** Returns true if links open apps on this device. On a computer, they lead to websites, away from the payment. */
export const opensApps = (): boolean => matchesMedia('(pointer: coarse)') ?? true;
