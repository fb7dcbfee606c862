import { expect, fixtureSync } from '@open-wc/testing';
import { LitElement } from 'lit';
import { DiagnosisController, type ConsoleMessage } from '../../src/controllers/diagnosis-controller.js';
import { VirtualClock } from '../support/virtual-clock.js';

const MISTAKE: ConsoleMessage = { level: 'warn', message: 'shape is wrong.', cause: 'shape' };
const EXPLAINED: ConsoleMessage = { level: 'error', message: 'Check base-url.', cause: 'base-url' };

/** An element whose code for developers is not loaded yet. */
class Diagnosed extends LitElement {
  readonly clock = new VirtualClock();
  readonly logged: string[] = [];
  loads = 0;
  isLoaded = false;
  isMissing = false;
  readonly diagnosis = new DiagnosisController(
    this,
    () => ({
      clock: this.clock,
      console: { warn: (text: string) => this.logged.push(text), error: (text: string) => this.logged.push(text) },
    }),
    {
      isLoaded: () => this.isLoaded,
      load: async () => {
        this.loads++;
        if (this.isMissing) throw new TypeError('Failed to fetch');
        this.isLoaded = true;
      },
      findMistakes: () => [MISTAKE],
    },
  );

  fail(): void {
    this.diagnosis.report(() => EXPLAINED, 'network_error');
  }
}
customElements.define('test-diagnosed', Diagnosed);

const open = async (): Promise<Diagnosed> => {
  const element = fixtureSync<Diagnosed>('<test-diagnosed></test-diagnosed>');
  await element.clock.advance(0);
  return element;
};

const FOUND = '<test-diagnosed> shape is wrong.';
const SAID = '<test-diagnosed> Check base-url.';
const CODE =
  '<test-diagnosed> network_error: its explanation could not be loaded. Serve the whole folder dist/cdn, or all chunks of your bundler.';

describe('the diagnosis', () => {
  it('is loaded two seconds after the first render, and says then what is wrong', async () => {
    const element = await open();
    await element.clock.advance(1_999);
    expect([element.loads, element.logged]).to.deep.equal([0, []]);
    await element.clock.advance(1);
    expect([element.loads, element.logged]).to.deep.equal([1, [FOUND]]);
  });

  it('is loaded at once to explain an error', async () => {
    const element = await open();
    element.fail();
    await element.clock.advance(0);
    expect(element.logged).to.deep.equal([SAID]);
  });

  it('leaves the code of an error, once, while it cannot be loaded, and is loaded again for the next one', async () => {
    const element = await open();
    element.isMissing = true;
    for (let i = 0; i < 2; i++) {
      element.fail();
      await element.clock.advance(3_000);
    }
    expect(element.logged).to.deep.equal([CODE]);
    element.isMissing = false;
    element.fail();
    await element.clock.advance(0);
    expect(element.logged).to.deep.equal([CODE, SAID]);
  });

  it('is not loaded for an element that was removed, until it is in the page again', async () => {
    const element = await open();
    const { parentNode } = element;
    element.remove();
    element.fail();
    await element.clock.advance(3_000);
    expect([element.loads, element.logged]).to.deep.equal([0, []]);
    parentNode!.append(element);
    await element.clock.advance(0);
    expect(element.logged).to.include(SAID);
  });

  for (const isMissing of [false, true])
    it(`says nothing of an element that is removed meanwhile${isMissing ? ', even if it cannot be loaded' : ''}`, async () => {
      const element = await open();
      element.isMissing = isMissing;
      element.fail();
      element.remove();
      await element.clock.advance(3_000);
      expect(element.logged).to.deep.equal([]);
    });
});
