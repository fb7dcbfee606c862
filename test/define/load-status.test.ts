import { expect } from '@open-wc/testing';
import { loadStatus } from '../../src/define/load-status.js';

/** Lets all promises settle, without a timer. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe('loading the status of pay-checkout', () => {
  const { error } = console;
  const { setTimeout } = globalThis;
  const errors: string[] = [];
  let retry: (() => void) | undefined;

  beforeEach(() => {
    errors.length = 0;
    retry = undefined;
    console.error = (...args: unknown[]) => errors.push(args.join(' '));
    globalThis.setTimeout = ((run: (...args: unknown[]) => void, _delayMs: number, ...args: unknown[]) => {
      retry = () => run(...args);
    }) as never;
  });
  afterEach(() => {
    console.error = error;
    globalThis.setTimeout = setTimeout;
  });

  it('is retried, and the first failure is reported', async () => {
    let loads = 0;
    loadStatus(() => Promise.reject(new TypeError(`Failed to fetch /cdn/chunk-${++loads}.js`)));
    for (let i = 0; i < 3; i++) {
      await settle();
      retry!();
    }
    expect(loads).to.equal(4);
    expect(errors).to.deep.equal([
      '<pay-checkout> A part of it could not be loaded, so no status is shown: Failed to fetch /cdn/chunk-1.js. ' +
        'Serve the whole folder dist/cdn, or all chunks of your bundler.',
    ]);
  });

  it('is retried if the file is empty', async () => {
    loadStatus(() => Promise.resolve());
    await settle();
    expect(errors.join()).to.contain('the file does not define it. Serve');
    expect(retry).not.to.equal(undefined);
  });
});
