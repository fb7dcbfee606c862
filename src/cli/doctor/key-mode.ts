import { note, ok, type Finding } from './finding.js';

/** The mode of payments that a key creates. */
export type KeyMode = 'test' | 'live';

/** The mode that the prefix of an API key names, which no answer of a gateway does; undefined for other keys. */
export const readKeyMode = (apiKey: string): KeyMode | undefined =>
  /^wcp_(test|live)_/.exec(apiKey)?.[1] as KeyMode | undefined;

/** The mode of a key that the gateway accepts; nothing if the key does not name one. */
export const describeKeyMode = (apiKey: string): readonly Finding[] => {
  const mode = readKeyMode(apiKey);
  if (!mode) return [];
  const message = `By its prefix, the API key is of ${mode} mode.`;
  if (mode === 'test') return [ok('key-mode', message)];
  const hint = 'Its events go to the webhook endpoint of live mode only: register that one, too, and use its secret.';
  return [note('key-mode', message, hint)];
};
