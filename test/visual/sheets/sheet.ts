import { picture, type Picture } from '../pictures.js';
import { toShot, type Shot } from '../shot.js';

/** A screenshot on a sheet, with its caption. */
export interface Item {
  readonly label: string;
  readonly note: string;
  readonly shot: Shot;
}

export interface Section {
  /** Empty on a sheet with one section. */
  readonly heading: string;
  readonly columns: number;
  readonly items: readonly Item[];
}

/** A file in docs/look. */
export interface Sheet {
  readonly name: string;
  /** Empty on a sheet that needs no title. */
  readonly title: string;
  /** Device pixels per CSS pixel: two where the file stays small. */
  readonly ratio: 1 | 2;
  readonly sections: readonly Section[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As narrow as a phone, so that several fit side by side, and as high as its content. CSS pixels. */
const NARROW: Size = { width: 336, height: 120 };
export const PHONE: Size = { ...NARROW, width: 388 };
/** Half as wide as three narrow ones and the gaps between them. */
export const HALF: Size = { ...NARROW, width: 514 };
/** As wide as two phones and the gap between them. */
export const WIDE: Size = { ...NARROW, width: 796 };

/** Converts a name such as `requires_action` to words. */
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
