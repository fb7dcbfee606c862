import { expect } from '@open-wc/testing';
import { define } from '../../src/define/define.js';

describe('defining an element', () => {
  const warnings: string[] = [];
  const { warn } = console;
  let count = 0;
  const newTag = () => `x-defined-${++count}`;

  beforeEach(() => {
    warnings.length = 0;
    console.warn = (...args: unknown[]) => warnings.push(args.join(' '));
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('does not warn when the same class is defined again', () => {
    const tag = newTag();
    class First extends HTMLElement {}
    define(tag, First);
    define(tag, First);
    expect(warnings).to.deep.equal([]);
  });

  it('keeps the first class, warns and does not throw when the name is taken', () => {
    const tag = newTag();
    class First extends HTMLElement {}
    class Second extends HTMLElement {}
    customElements.define(tag, First);
    define(tag, Second);
    expect(customElements.get(tag)).to.equal(First);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include(`<${tag}>`);
  });
});
