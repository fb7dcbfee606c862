import { expect } from '@open-wc/testing';
import { warnOfUndefined } from '../../src/define/warn-of-undefined.js';

const LOADING_MS = 5_000;

describe('an element in the page that no script defines', () => {
  const warnings: string[] = [];
  const { warn } = console;
  const { setTimeout } = globalThis;
  let timers: (readonly [run: () => void, delayMs: number])[] = [];
  let count = 0;

  beforeEach(() => {
    warnings.length = 0;
    timers = [];
    console.warn = (...args: unknown[]) => warnings.push(args.join(' '));
    globalThis.setTimeout = ((run: () => void, delayMs: number) => timers.push([run, delayMs])) as never;
  });
  afterEach(() => {
    console.warn = warn;
    globalThis.setTimeout = setTimeout;
    Reflect.deleteProperty(document, 'readyState');
  });

  const add = (): string => {
    const tag = `x-undefined-${++count}`;
    document.body.append(document.createElement(tag));
    return tag;
  };
  const wait = (): void => {
    for (const [run, delayMs] of timers) if (delayMs === LOADING_MS) run();
  };

  it('causes one warning that names its script, some seconds after the page was parsed', () => {
    const tag = add();
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    warnOfUndefined(tag);
    expect(timers).to.deep.equal([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(warnings).to.deep.equal([]);
    wait();
    expect(warnings).to.deep.equal([
      `<${tag}> is in the page, but not defined. Load cdn/${tag}.js, or import pay-status/define/${tag}.js.`,
    ]);
  });

  it('causes no warning if its script was only slower', () => {
    const tag = add();
    warnOfUndefined(tag);
    customElements.define(tag, class extends HTMLElement {});
    wait();
    expect(warnings).to.deep.equal([]);
  });
});
