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

  it('registers the element without a warning', () => {
    const tag = newTag();
    class First extends HTMLElement {}
    define(tag, First);
    expect(customElements.get(tag)).to.equal(First);
    expect(document.createElement(tag)).to.be.an.instanceOf(First);
    expect(warnings).to.deep.equal([]);
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

  it('upgrades an element that was in the page before', () => {
    const tag = newTag();
    const early = document.createElement(tag);
    document.body.append(early);
    class Late extends HTMLElement {}
    define(tag, Late);
    expect(early).to.be.an.instanceOf(Late);
    early.remove();
  });
});
