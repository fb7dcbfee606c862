import { expect } from '@open-wc/testing';
import { runInSlices } from '../../src/browser/slices.js';

const burn = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

const { MessageChannel: Channel } = globalThis;
/** Waits for a message port, as the next slice does: in WebKit, its message comes after a timer. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new Channel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

describe('work in slices', () => {
  it('runs at once for the elements of a usual page, however long it takes', () => {
    const done: number[] = [];
    for (let i = 0; i < 5; i++)
      void runInSlices(() => {
        burn(20);
        done.push(i);
      });
    expect(done).to.deep.equal([0, 1, 2, 3, 4]);
  });

  it('leaves the rest of a lot to later tasks, in order', async () => {
    await nextTask();
    const done: number[] = [];
    const all = Array.from({ length: 40 }, (_, i) =>
      runInSlices(() => {
        burn(10);
        done.push(i);
      }),
    );
    const doneAtOnce = done.length;
    await all.at(-1);
    expect(doneAtOnce).to.be.within(5, 20);
    expect(done).to.deep.equal([...all.keys()]);
  });

  it('rejects with the error of late work, and goes on', async () => {
    await nextTask();
    for (let i = 0; i < 10; i++) void runInSlices(() => burn(10));
    const broken = runInSlices(() => {
      throw new Error('of the work');
    });
    const last = runInSlices(() => undefined);
    expect(await broken!.catch(String)).to.equal('Error: of the work');
    await last;
  });

  it('closes its port once all is done: an open one keeps a process of Node alive', async () => {
    await nextTask();
    const ports: MessagePort[] = [];
    let closed = 0;
    globalThis.MessageChannel = class extends Channel {
      constructor() {
        super();
        ports.push(this.port1);
        this.port1.close = () => {
          closed++;
          MessagePort.prototype.close.call(this.port1);
        };
      }
    };
    for (let i = 0; i < 10; i++) void runInSlices(() => burn(10));
    await runInSlices(() => undefined);
    await nextTask();
    globalThis.MessageChannel = Channel;
    expect([ports.length, closed]).to.deep.equal([1, 1]);
  });
});
