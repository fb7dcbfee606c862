import { DEFAULT_KNOBS, KNOB_NAMES, KNOBS, type KnobName, type Knobs } from './knobs.js';

/** The name of the default profile. */
export const DEFAULT_PROFILE = 'default';

const isKnob = (name: string): name is KnobName => Object.hasOwn(KNOBS, name);

const readValue = (name: KnobName, text: string): number => {
  const isChance = KNOBS[name].unit === 'probability';
  const value = Number(text);
  if (isChance ? /^[01](\.\d+)?$/.test(text) && value <= 1 : /^\d{1,6}$/.test(text)) return value;
  throw new Error(`chaos: ${name} must be ${isChance ? 'from 0 to 1' : 'a whole number'}, not "${text}"`);
};

const readEntry = (entry: string): Partial<Knobs> => {
  if (entry === DEFAULT_PROFILE) return DEFAULT_KNOBS;
  const [name = '', value = ''] = entry.split('=', 2);
  if (!isKnob(name)) throw new Error(`chaos: there is no "${name}", only ${KNOB_NAMES.join(', ')}`);
  return { [name]: readValue(name, value) };
};

/** Reads `duplicate=0.1,early=0.5`, in which `default` stands for the whole default profile; what comes later wins. */
export const parseKnobs = (text: string): Partial<Knobs> =>
  text.split(',').reduce<Partial<Knobs>>((knobs, entry) => ({ ...knobs, ...readEntry(entry) }), {});
