const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

/** Formats a duration in its largest whole unit: `12 s`, `4 min`, `3 h`, `2 d`. */
export const span = (ms: number): string => {
  const seconds = Math.floor(Math.abs(ms) / 1_000);
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? ['s', 1];
  return `${Math.floor(seconds / size)} ${unit}`;
};

/** Formats a relative time: `4 min ago`, `in 12 s`, or `now` within a second. */
export const relative = (atMs: number, nowMs: number): string => {
  const ms = atMs - nowMs;
  if (Math.abs(ms) < 1_000) return 'now';
  return ms < 0 ? `${span(ms)} ago` : `in ${span(ms)}`;
};

/** Formats a duration in at most two units: `1 d 2 h`, `5 min 3 s`. */
export const distance = (ms: number): string => {
  let rest = Math.floor(Math.abs(ms) / 1_000);
  const parts: string[] = [];
  for (const [unit, size] of [...UNITS, ['s', 1] as const]) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ') || '0 s';
};

const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
const timeOfDay = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

/** `Feb 18, 2026, 12:00:00` in local time. */
export const moment = (atMs: number): string => dayAndTime.format(atMs);
/** `12:00:00` in local time. */
export const clockTime = (atMs: number): string => timeOfDay.format(atMs);
/** `Wednesday, February 18, 2026` in local time. */
export const fullDay = (atMs: number): string => day.format(atMs);

/** Formats the value of an input of type `datetime-local`. */
export const fieldTime = (atMs: number): string => {
  const localMs = atMs - new Date(atMs).getTimezoneOffset() * 60_000;
  return new Date(localMs).toISOString().slice(0, 19);
};
