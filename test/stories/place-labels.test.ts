import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getLabelsHeight, LABEL_PX, placeLabels, type Box } from '../../stories/support/anatomy/place-labels.js';

const HEIGHT = 400;
const CARD: Box = { left: 200, top: 0, width: 300, height: HEIGHT };

const inCard = (left: number, top: number, width = 40, height = 20): { readonly box: Box } => ({
  box: { left: CARD.left + left, top, width, height },
});

const place = (...parts: readonly { readonly box: Box }[]) => placeLabels([{ box: CARD }, ...parts], HEIGHT);

describe('the labels of an anatomy', () => {
  it('are on the side that their part is nearer to', () => {
    const [left, right] = [inCard(0, 50), inCard(260, 50)];
    const sides = new Map(place(left, right).map(({ item, side }) => [item, side]));
    assert.deepEqual([sides.get(left), sides.get(right)], ['left', 'right']);
  });

  it('name the edge of the part on that side, as high as a small part and at the top of a high one', () => {
    const [small, high] = [inCard(0, 50), inCard(0, 100, 40, 200)];
    const anchors = new Map(place(small, high).map(({ item, anchor }) => [item, anchor]));
    assert.deepEqual(anchors.get(small), { x: CARD.left, y: 60 });
    assert.deepEqual(anchors.get(high), { x: CARD.left, y: 112 });
  });

  it('are divided evenly where the parts are in the middle', () => {
    const centred = Array.from({ length: 9 }, (_, index) => inCard(0, index * 10, CARD.width));
    const places = place(...centred);
    assert.equal(places.filter(({ side }) => side === 'left').length, 5);
    assert.equal(getLabelsHeight(places), 5 * LABEL_PX);
  });

  it('do not overlap, and stay on the stage as long as they fit', () => {
    for (const top of [0, 200, 390]) {
      const places = place(...Array.from({ length: 12 }, () => inCard(0, top, 40, 10))).filter(
        ({ side }) => side === 'left',
      );
      assert.ok(places.length >= 12);
      const ys = places.map(({ y }) => y);
      ys.forEach((y, index) => {
        const above = ys[index - 1] ?? -LABEL_PX;
        assert.ok(y - above >= LABEL_PX - 0.001 || index === 0, `${top}: ${ys.join(' ')}`);
        assert.ok(y >= LABEL_PX / 2 && y <= HEIGHT - LABEL_PX / 2, `${top}: ${ys.join(' ')}`);
      });
    }
  });

  it('are none without parts', () => {
    assert.deepEqual(placeLabels([], HEIGHT), []);
    assert.equal(getLabelsHeight([]), 0);
  });
});
