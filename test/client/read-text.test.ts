import { expect } from '@open-wc/testing';
import { MAX_ANSWER_BYTES, readText } from '../../src/client/read-text.js';
import { getStatus } from '../../src/client/get-status.js';
import { getRejection, scriptedFetch } from '../support/scripted-fetch.js';

const ADDRESS = 'https://pay.example/status';

/** A body that never ends, in parts of 64 KiB; counts the parts that were read. */
const createEndlessBody = () => {
  const state = { parts: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      state.parts += 1;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
    cancel: () => {
      state.isCancelled = true;
    },
  });
  return { body, state };
};

describe('readText', () => {
  for (const text of ['', 'é€😀'.repeat(1_000), ' '.repeat(MAX_ANSWER_BYTES)]) {
    it(`reads ${new TextEncoder().encode(text).length} bytes`, async () => {
      expect((await readText(new Response(text), ADDRESS)) === text).to.equal(true);
    });
  }

  it('reads the answer of a server that has sent its length twice', async () => {
    const headers = { 'Content-Length': '2, 2' };
    expect(await readText(new Response('{}', { headers }), ADDRESS)).to.equal('{}');
  });

  it('reads characters that are split between two parts', async () => {
    const bytes = new TextEncoder().encode('a€b');
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readText(new Response(body), ADDRESS)).to.equal('a€b');
  });

  it('refuses one byte more than 1 MiB', async () => {
    const error = await getRejection(readText(new Response('x'.repeat(MAX_ANSWER_BYTES + 1)), ADDRESS));
    expect(error).to.include({ name: 'ContractError' });
  });

  it('stops reading a body without an end', async () => {
    const { body, state } = createEndlessBody();
    expect(await getRejection(readText(new Response(body), ADDRESS))).to.include({ name: 'ContractError' });
    expect(state.isCancelled).to.equal(true);
    expect(state.parts).to.be.at.most(MAX_ANSWER_BYTES / 65_536 + 3);
  });

  it('reads nothing of a body whose Content-Length is too large', async () => {
    const { body, state } = createEndlessBody();
    const headers = { 'Content-Length': String(MAX_ANSWER_BYTES + 1) };
    expect(await getRejection(readText(new Response(body, { headers }), ADDRESS))).to.include({
      name: 'ContractError',
    });
    expect(state.parts).to.be.at.most(1);
  });

  it('refuses a large response without streams, before it is read if its length is known', async () => {
    let reads = 0;
    const text = async (): Promise<string> => {
      reads++;
      return 'x'.repeat(MAX_ANSWER_BYTES + 1);
    };
    const headers = new Headers({ 'Content-Length': String(MAX_ANSWER_BYTES + 1) });
    for (const response of [{ text }, { text, headers }]) {
      const error = await getRejection(readText(response as Response, ADDRESS));
      expect(error).to.include({ name: 'ContractError' });
    }
    expect(reads).to.equal(1);
    expect(await readText({ text: async () => 'hello' } as Response, ADDRESS)).to.equal('hello');
  });
});

describe('getStatus with an answer over 1 MiB', () => {
  for (const status of [200, 404]) {
    it(`rejects with a ContractError for HTTP status ${status}`, async () => {
      const { fetch } = scriptedFetch(() => new Response(createEndlessBody().body, { status }));
      const sending = { fetch, headers: {}, credentials: 'omit' } as const;
      const error = await getRejection(getStatus(new URL('https://pay.example/status'), {}, sending));
      expect(error).to.include({ name: 'ContractError', code: 'contract_violation' });
    });
  }
});
