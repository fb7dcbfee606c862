/** The share of the size from which the card comes out of the button. */
const FROM_SCALE = 0.6;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** The card is a sheet from the bottom on narrower windows. */
const SHEET = '(width < 35em)';

/** The time of a movement that the styles allow, milliseconds: none with reduced motion, or without `--pay-motion`. */
const getDurationMs = (dialog: Element): number =>
  'animate' in dialog ? Number.parseFloat(getComputedStyle(dialog).transitionDuration) * 1_000 || 0 : 0;

/** The way from the middle of the window to the middle of an element. */
const getWay = (place: Element | null | undefined): string | undefined => {
  const { width, height, left, top } = place?.getBoundingClientRect() ?? new DOMRect();
  if (!width) return undefined;
  return `${left + width / 2 - innerWidth / 2}px ${top + height / 2 - innerHeight / 2}px`;
};

const getAway = (place: Element | null | undefined): Keyframe => {
  if (matchMedia(SHEET).matches) return { translate: '0 100%' };
  const way = getWay(place);
  return way ? { translate: way, scale: FROM_SCALE, opacity: 0 } : { translate: '0 16px', scale: 0.97, opacity: 0 };
};

/** Moves the card from the place of the button. */
export const moveIn = (dialog: Element, card: Element, place: Element | null | undefined): void => {
  const duration = getDurationMs(dialog);
  if (!duration) return;
  card.animate([getAway(place), {}], { duration, easing: EASING });
  dialog.animate([{ backgroundColor: 'transparent' }, {}], { duration });
};

/** Moves the card away, in half the time; calls back at once if nothing moves. */
export const moveOut = (dialog: Element, card: Element, place: Element | null | undefined, onEnd: () => void): void => {
  const duration = getDurationMs(dialog) / 2;
  if (!duration) {
    onEnd();
    return;
  }
  const options = { duration, easing: 'ease-in', fill: 'forwards' as const };
  const animations = [
    card.animate([{}, getAway(place)], options),
    dialog.animate([{}, { backgroundColor: 'transparent' }], options),
  ];
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    onEnd();
    for (const animation of animations) animation.cancel();
  });
};
