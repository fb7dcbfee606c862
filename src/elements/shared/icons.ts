// SVG paths of the icons, in a square of 24. Constants of a module, so that a bundle contains those that it uses.

export const back = 'm15 5-7 7 7 7';
export const go = 'm9 5 7 7-7 7';
export const fold = 'm6 9 6 6 6-6';
export const copy = 'M9 9h10v11H9zM6 15H5V4h10v2';
export const done = 'm5 12 5 5 9-10';
export const external = 'M8 6h10v10M18 6 6 18';
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 1 0-5.7-5.7l-.9.9M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 1 0 5.7 5.7l.9-.9';
export const code = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M20 20v-.01M18 18v-.01';
export const share = 'M12 15V4M8 7.5 12 4l4 3.5M7 11H5v9h14v-9h-2';
export const print = 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z';
export const info = 'M12 11v5M12 8v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18';
export const again = 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6';
export const offline =
  'M4 4l16 16M5 12a10 10 0 0 1 3-2M2 8.5A15 15 0 0 1 6 6M19 12a10 10 0 0 0-6-2.9M22 8.5A15 15 0 0 0 11 5.1M8.5 15.5a5 5 0 0 1 7 0M12 19h.01';
