import { toEnvelope } from '../../src/host/message.js';
import { FROM_HOST_MESSAGES, TO_HOST_MESSAGES } from './fixtures.js';

const EVERY_TYPE: readonly object[] = [
  { type: 'hello', session: 'forged' },
  { type: 'welcome', session: 'forged', handles: ['open-url', 'redirect'] },
  ...Object.values(TO_HOST_MESSAGES),
  ...Object.values(FROM_HOST_MESSAGES),
];

/** Creates a forged message, determined by its number: each type with each kind of manipulation. */
export const forgery = (index: number): unknown => {
  const sound = toEnvelope(EVERY_TYPE[index % EVERY_TYPE.length]!);
  const tricks: readonly (() => unknown)[] = [
    () => sound,
    () => JSON.stringify(sound),
    () => ({ ...sound, v: 2 }),
    () => ({ ...sound, origin: location.origin, source: 'parent' }),
    () => JSON.parse(`{"__proto__":${JSON.stringify(sound)},"constructor":{"prototype":{"v":1}}}`) as unknown,
    () => ({ ...sound, toString: 'x', valueOf: 1, then: 1 }),
    () => [sound],
  ];
  return tricks[Math.floor(index / EVERY_TYPE.length) % tricks.length]!();
};

export const FORGERIES = 10_000;
