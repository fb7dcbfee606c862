import { SYMBOLS } from '../../../src/elements/shared/mark.view.js';
import type { State } from './create-status.js';

/** A sign for each state: the share of a ring, or a symbol in a disc. */
const DOTS = {
  requires_action: { tone: 'accent', share: 0.8 },
  processing: { tone: 'accent', share: 0.3 },
  succeeded: { tone: 'success', symbol: SYMBOLS.tick },
  failed: { tone: 'failure', symbol: SYMBOLS.cross },
  expired: { tone: 'warning', symbol: SYMBOLS.clock },
  offline: { tone: 'warning', symbol: SYMBOLS.warning },
  cancelled: { tone: 'neutral', symbol: SYMBOLS.dash },
} as const satisfies Readonly<Record<State, unknown>>;

const createShape = (tag: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  return shape;
};

const CIRCLE = { cx: '24', cy: '24', r: '21' };

/** Draws the sign of a state. */
export const createDot = (state: State): SVGElement => {
  const dot = DOTS[state];
  const isRing = 'share' in dot;
  const svg = createShape('svg', {
    class: `dot ${isRing ? '' : 'full '}tone-${dot.tone}`,
    viewBox: '0 0 48 48',
    'aria-hidden': 'true',
  });
  svg.append(createShape('circle', { class: isRing ? 'faint' : 'disc', ...CIRCLE }));
  svg.append(
    isRing
      ? createShape('circle', { class: 'ring', ...CIRCLE, pathLength: '1', 'stroke-dasharray': `${dot.share} 1` })
      : createShape('path', { class: 'in', d: dot.symbol }),
  );
  return svg;
};
