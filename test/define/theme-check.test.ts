import { expect, fixtureSync } from '@open-wc/testing';
import { Stage } from '../support/element.js';

const realSetInterval = window.setInterval.bind(window);
const realWarn = console.warn.bind(console);

describe('pay-status/theme-check.js', () => {
  let looks: { readonly run: () => void; readonly everyMs: number }[] = [];

  beforeEach(() => {
    looks = [];
    window.setInterval = ((run: () => void, everyMs: number) => looks.push({ run, everyMs })) as typeof setInterval;
  });

  afterEach(() => {
    window.setInterval = realSetInterval;
    console.warn = realWarn;
  });

  it('checks the page once a second and reports unreadable text in the console', async () => {
    const said: unknown[][] = [];
    console.warn = (...args) => said.push(args);
    await import('../../src/define/theme-check.js');
    const stage = await Stage.open();
    const { element } = await stage.mount({}, fixtureSync('<div style="--pay-text-muted: #aaa"></div>'));
    expect(looks.map(({ everyMs }) => everyMs)).to.deep.equal([1000]);
    for (const { run } of looks) run();
    expect(said).to.have.length(1);
    expect(said[0]![0]).to.match(/^pay-status: --pay-text-muted/);
    expect(said[0]![1]).to.equal(element);
  });

  it('runs once when two copies of it are loaded', async () => {
    const copy = '/src/define/theme-check.ts?copy';
    await import(copy);
    expect(looks).to.deep.equal([]);
  });
});
