import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seededRandom } from '../../../../gateway/core/random.js';
import { SortedPlaces, type Place } from '../../../../gateway/store/memory/sorted-places.js';

it('thousands of places are listed in their order from any position, whichever were added and deleted', () => {
  const random = seededRandom(3);
  const places = new SortedPlaces();
  let model: Place[] = [];
  const compare = (a: Place, b: Place): number => Number(a.key - b.key) || a.seq - b.seq;
  for (let seq = 0; seq < 5_000; seq++) {
    const place = { key: BigInt(Math.floor(random() * 900)), seq, id: `pay_${seq}` };
    places.add(place);
    model.push(place);
  }
  const deleted = new Set(model.filter(({ key }) => key < 300n || random() < 0.3));
  for (const place of deleted) places.delete(place);
  const removed = [...deleted].slice(0, 20);
  model = model.filter((place) => !deleted.has(place)).sort(compare);

  assert.deepEqual([...places.behind(undefined, false)], model);
  assert.deepEqual([...places.behind(undefined, true)], [...model].reverse());
  for (const position of [...removed, ...model.filter((_, index) => index % 97 === 0)]) {
    const behind = model.filter((place) => compare(place, position) > 0);
    const before = model.filter((place) => compare(place, position) < 0).reverse();
    assert.deepEqual([...places.behind(position, false)], behind);
    assert.deepEqual([...places.behind(position, true)], before);
  }
});
