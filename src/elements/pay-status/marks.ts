/** SVG paths of the icons inside the ring. */
export const MARKS = {
  waiting: 'M12 7v5l3 2',
  late: 'M12 7v5l3 2',
  working: 'M8 12h.01m4 0h.01m4 0h.01',
  success: 'm7.5 12.5 3 3 6-7',
  failure: 'm9 9 6 6m0-6-6 6',
  expired: 'M12 7v5l3 2',
  neutral: 'M8 12h8',
  trouble: 'M12 7.5V13m0 3.3v.01',
};

/** The color role of a view; it also selects the icon. */
export type Tone = keyof typeof MARKS;
