import { picture, type Picture } from '../pictures.js';
import { toShot, type Shot } from '../shot.js';

/** A picture on a sheet, with what stands below it. */
export interface Item {
  readonly label: string;
  readonly note: string;
  readonly shot: Shot;
}

export interface Section {
  /** Empty where the sheet has but one. */
  readonly heading: string;
  readonly columns: number;
  readonly items: readonly Item[];
}

/** A file in docs/look. */
export interface Sheet {
  readonly name: string;
  /** Empty where there is nothing to tell apart. */
  readonly title: string;
  /** Device pixels in a CSS pixel: two where the file stays small. */
  readonly ratio: 1 | 2;
  readonly sections: readonly Section[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As narrow as a phone, so that several fit beside each other, and no higher than what is on it. CSS pixels. */
const NARROW: Size = { width: 336, height: 120 };
export const PHONE: Size = { ...NARROW, width: 388 };
/** Twice as wide as a phone, with what is between two of them. */
export const WIDE: Size = { ...NARROW, width: 796 };

/** As a buyer reads it: `requires_action` is what a program reads. */
export const words = (name: string): string => name.replaceAll('_', ' ');

export const item = (label: string, note: string, shot: Shot, size = NARROW): Item => ({
  label,
  note,
  shot: { ...shot, ...size },
});

type Choice = NonNullable<Parameters<typeof picture>[2]>;

export const pictured = (
  [element, known, choice]: readonly [Picture['element'], Picture['known'], Choice?],
  label: string = known,
  note = '',
  size = NARROW,
): Item => item(label, note, toShot(picture(element, known, choice)), size);
