/** SVG paths of the icons inside the ring. */
export const MARKS = {
  waiting: 'M12 7v5l3 2',
  late: 'M12 7v5l3 2',
  working: 'M8 12h.01m4 0h.01m4 0h.01',
  success: 'm7.5 12.5 3 3 6-7',
  failure: 'm9 9 6 6m0-6-6 6',
  expired: 'M12 7v5l3 2',
  neutral: 'M8 12h8',
  /** Not that of a cancelled payment, because this one may be paid. */
  unknown: 'M9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.6m0 2.9v.01',
  trouble: 'M12 7.5V13m0 3.3v.01',
};

/** The color role of a view; it also selects the icon. */
export type Tone = keyof typeof MARKS;
