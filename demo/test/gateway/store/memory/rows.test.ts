import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Rows } from '../../../../gateway/store/memory/rows.js';

describe('the open rows', () => {
  const setUp = () => {
    const undo: (() => void)[] = [];
    const rows = new Rows<number>(undo, (row) => row > 0);
    rows.add('a', 1);
    rows.add('b', 0);
    rows.add('c', 3);
    undo.length = 0;
    return { rows, undo };
  };

  it('are restored by undoing their changes', () => {
    const { rows, undo } = setUp();
    rows.set('a', 0);
    rows.set('b', 2);
    rows.delete('c');
    rows.add('d', 4);
    for (const revert of undo.reverse()) revert();
    assert.deepEqual(rows.open().sort(), [1, 3]);
    assert.deepEqual(rows.all().sort(), [0, 1, 3]);
  });
});
