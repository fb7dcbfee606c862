import { DEFAULT_SETTINGS, SETTING_NAMES, SETTINGS, type SettingName, type ChaosSettings } from './settings.js';

/** The name of the default profile. */
export const DEFAULT_PROFILE = 'default';

const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

const readValue = (name: SettingName, text: string): number => {
  const isChance = SETTINGS[name].unit === 'probability';
  const value = Number(text);
  if (isChance ? /^[01](\.\d+)?$/.test(text) && value <= 1 : /^\d{1,6}$/.test(text)) return value;
  throw new Error(`chaos: ${name} must be ${isChance ? 'from 0 to 1' : 'a whole number'}, not "${text}"`);
};

const readEntry = (entry: string): Partial<ChaosSettings> => {
  if (entry === DEFAULT_PROFILE) return DEFAULT_SETTINGS;
  const [name = '', value = ''] = entry.split('=', 2);
  if (!isSettingName(name))
    throw new Error(`chaos: unknown setting "${name}", expected one of ${SETTING_NAMES.join(', ')}`);
  return { [name]: readValue(name, value) };
};

/** Reads `duplicate=0.1,early=0.5`, in which `default` is the whole default profile; later entries win. */
export const parseChaosSettings = (text: string): Partial<ChaosSettings> =>
  text.split(',').reduce<Partial<ChaosSettings>>((settings, entry) => ({ ...settings, ...readEntry(entry) }), {});
