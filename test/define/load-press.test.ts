import { expect } from '@open-wc/testing';
import { loadPress } from '../../src/define/load-press.js';

describe('loading what a press of pay-button needs', () => {
  const { error } = console;
  afterEach(() => {
    console.error = error;
  });

  it('reports the first failure, with the file and what to do', async () => {
    const errors: string[] = [];
    console.error = (...args: unknown[]) => errors.push(args.join(' '));
    for (const name of ['one', 'two']) {
      const code = await loadPress(() =>
        Promise.reject(new TypeError(`Failed to fetch https://shop.example/${name}.js`)),
      );
      expect(code).to.equal(undefined);
    }
    expect(errors).to.deep.equal([
      '<pay-button> cannot load its dialog: serve all files of dist/cdn, or all chunks; script-src must allow them. ' +
        'TypeError: Failed to fetch https://shop.example/one.js',
    ]);
  });
});
