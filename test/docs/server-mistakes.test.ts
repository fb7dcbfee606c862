// The mistakes of a first setup: the servers of the documents, with wrong environment variables, say on the terminal what to check.
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { PATIENCE_MS, runProgram, until, useDocument } from '../server/merchant/documents.js';
import { findFreePort } from '../../demo/test/support/free-port.js';

type Variables = Readonly<Record<string, string>>;

/** A program, and what it says of unset variables, at the start. */
interface Server {
  readonly document: string;
  /** Other modules of the program, by name. */
  readonly modules: Readonly<Record<string, string>>;
  readonly unset: readonly (readonly [wrong: Variables, message: string])[];
}

/** Valid, but of another endpoint. */
const OTHER_SECRET = `whsec_${btoa('another endpoint, 24 byte')}`;

/** Remembers nothing: what is wrong shows before anything is stored. */
const DATABASE = `
const tx = { query: async () => ({ rows: [] }) };
export const database = { dialect: 'postgres', transaction: (run: (connection: typeof tx) => unknown) => run(tx) };
export const listen = (): void => undefined;
`;

const SERVERS: readonly Server[] = [
  {
    document: 'README.md',
    modules: {},
    unset: [
      [{ API_KEY: '' }, 'apiKey is empty.'],
      [{ MERCHANT_ID: '', API_KEY: '' }, 'merchantId, apiKey are empty.'],
      [{ APP_ID: '' }, 'Set appId or walletKey.'],
      [{ GATEWAY_URL: '' }, 'baseUrl is empty.'],
      [{ WEBHOOK_SECRET: '' }, 'The secret is empty.'],
    ],
  },
  {
    document: 'docs/server.md',
    modules: { 'database.ts': DATABASE },
    unset: ['API_KEY', 'MERCHANT_ID', 'GATEWAY_URL', 'WEBHOOK_SECRET', 'MODE', 'PORT'].map((name) => [
      { [name]: '' },
      `Set ${name}.`,
    ]),
  },
];

const isListening = async (url: string): Promise<boolean> => {
  try {
    await fetch(url);
    return true;
  } catch {
    // It is not listening yet.
    return false;
  }
};

for (const { document, modules, unset } of SERVERS) {
  describe(`the server of ${document}`, () => {
    const { getPath, gateway, openShop, succeed } = useDocument(document);

    const start = async (wrong: Variables) => {
      const { url, env } = await openShop();
      const given = { ...env, ...wrong };
      for (const [name, code] of Object.entries(modules)) await writeFile(getPath(name), code);
      const program = runProgram(getPath('server.ts'), given);
      const listening = (): Promise<void> => until(() => isListening(url), 60_000, program.output);
      return { url, secrets: [given.API_KEY, given.WEBHOOK_SECRET], listening, ...program };
    };

    const refusedAtStart: Server['unset'] = [
      ...unset,
      [{ MERCHANT_ID: 'wcp_test_demo', API_KEY: 'merchant_demo' }, 'merchantId looks like an API key'],
      [{ WEBHOOK_SECRET: 'whsec_short' }, 'A signing secret must be whsec_ and base64'],
    ];
    for (const [wrong, message] of refusedAtStart) {
      it(`does not start with ${JSON.stringify(wrong)}, and says: ${message}`, async () => {
        const { exited, output, stop } = await start(wrong);
        try {
          await exited;
          assert.ok(output().includes(message), output());
          assert.ok(!output().includes('wcp_test_demo'), 'the key is in the log');
        } finally {
          await stop();
        }
      });
    }

    const refused: readonly (readonly [what: string, wrong: () => Promise<Variables> | Variables, message: string])[] =
      [
        ['a wrong API key', () => ({ API_KEY: 'wcp_test_wrong' }), 'Check apiKey.'],
        ['the key of another merchant', () => ({ MERCHANT_ID: 'merchant_other' }), 'Check apiKey and merchantId.'],
        ['the URL of another server', () => ({ GATEWAY_URL: `${gateway().url}/shop` }), 'Check baseUrl.'],
        [
          'no gateway',
          async () => ({ GATEWAY_URL: `http://localhost:${await findFreePort()}` }),
          'No answer from http://localhost:',
        ],
      ];
    for (const [what, wrong, message] of refused) {
      it(`answers 500 with ${what}, and says: ${message}`, async () => {
        const { url, secrets, listening, waitForOutput, output, stop } = await start(await wrong());
        try {
          await listening();
          const answer = await fetch(`${url}/buy/order-1`, { redirect: 'manual' });
          assert.equal(answer.status, 500);
          assert.equal(((await answer.json()) as { code: string }).code, 'internal_error');
          await waitForOutput(message);
          assert.match(output(), /^pay-status: GET \/buy\/order-1 failed: /m);
          for (const secret of secrets) assert.ok(!output().includes(secret), 'a secret is in the log');
        } finally {
          await stop();
        }
      });
    }

    it('says within 2 s that nothing listens at GATEWAY_URL, while it goes on trying', async () => {
      const host = `localhost:${await findFreePort()}`;
      const { url, secrets, listening, waitForOutput, output, stop } = await start({ GATEWAY_URL: `http://${host}` });
      try {
        await listening();
        const startMs = performance.now();
        let isOver = false;
        const answer = fetch(`${url}/buy/order-1`).finally(() => (isOver = true));
        await waitForOutput(`pay-status: A request to ${host} failed and is repeated: No answer from ${host}.`);
        assert.ok(performance.now() - startMs < 2_000);
        assert.ok(!isOver);
        assert.equal((await answer).status, 500);
        assert.equal(output().split('is repeated').length, 2);
        for (const secret of secrets) assert.ok(!output().includes(secret), 'a secret is in the log');
      } finally {
        await stop();
      }
    });

    it('says why it refuses a webhook with a wrong secret, and so does the list of deliveries', async () => {
      const { url, listening, waitForOutput, stop } = await start({ WEBHOOK_SECRET: OTHER_SECRET });
      try {
        await listening();
        const { headers } = await fetch(`${url}/buy/order-2`, { redirect: 'manual' });
        await succeed(/pay_\w+/.exec(headers.get('location') ?? '')?.[0] ?? '');
        await waitForOutput('pay-status: A webhook delivery was refused (no_matching_signature).');
        const isListed = async (): Promise<boolean> => {
          const list = await (await fetch(`${gateway().url}/sandbox/deliveries`)).text();
          return list.includes('The endpoint responded with 400 (no_matching_signature)');
        };
        await until(isListed, PATIENCE_MS, () => 'the list of deliveries does not show the code');
      } finally {
        await stop();
      }
    });
  });
}
