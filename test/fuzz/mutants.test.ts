import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

/** A bug, as an edit of the gateway's sources, and the message by which the fuzz test must report it. */
interface Mutant {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly message: RegExp;
}

const MUTANTS: readonly Mutant[] = [
  {
    what: 'answers with a status that is not declared',
    file: 'routes/merchant.ts',
    from: 'return { status: 201,',
    to: 'return { status: 202,',
    message: /202 is not declared/,
  },
  {
    what: 'omits a required field',
    file: 'payments/responses.ts',
    from: 'isFinal: false, pollInMs: POLL_IN_MS, info: null',
    to: 'isFinal: false, info: null',
    message: /must have required property 'pollInMs'/,
  },
  {
    what: 'writes a number in place of a string',
    file: 'listing/list-item.ts',
    from: 'token_amount: option?.value ?? null',
    to: 'token_amount: option ? Number(option.value) : null',
    message: /token_amount must be string/,
  },
  {
    what: 'accepts an expiry beyond the last valid date',
    file: 'payments/new-payment.ts',
    from: "if (expiresAt > LAST_SECOND) throw invalid('expiresAt is out of range');",
    to: '',
    message: /500 is not declared|the gateway failed with 500|must match format "date-time"|accepts a body/,
  },
  {
    what: 'answers with an error code that the operation does not declare',
    file: 'auth/authenticate.ts',
    from: "throw new ApiError('missing_merchant_id'",
    to: "throw new ApiError('missing_client_id'",
    message: /code must be equal to one of the allowed values/,
  },
  {
    what: 'exposes the stack of an error',
    file: 'http/errors.ts',
    from: '({ code, message });',
    to: '({ code, message, ...{ stack: new Error().stack } });',
    message: /must NOT have additional properties/,
  },
  {
    what: 'sends no Retry-After when it limits the rate',
    file: 'auth/rate-limit.ts',
    from: "headers: { 'Retry-After': String(waitS) },",
    to: '',
    message: /the header Retry-After is missing/,
  },
  {
    what: 'sends no CORS headers with an error',
    file: 'http/standard-headers.ts',
    from: '...corsHeaders(path),',
    to: '',
    message: /pages of other origins/,
  },
  {
    what: 'passes a NUL in an id to its database',
    file: 'routes/webhooks.ts',
    from: "refuseUnstorable(id, 'the id');\n  return id;",
    to: 'return id;',
    message: /the gateway failed with 500/,
  },
  {
    what: 'holds a poll for longer than its own limit',
    file: 'polling/long-polls.ts',
    from: 'Math.min(holdMs, MAX_HOLD_MS)',
    to: 'holdMs',
    message: /held for longer than a minute/,
  },
  {
    what: 'sends a webhook with a field of the wrong type',
    file: 'webhooks/event.ts',
    from: 'created_at: toIsoTime(createdAtMs),',
    to: 'created_at: createdAtMs as never,',
    message: /webhook payment\.\w+:\/created_at must be string/,
  },
  {
    what: 'forgets the account that paid with an option',
    file: 'services/option-service.ts',
    from: 'account: quote.account,',
    to: "account: '',",
    message: /(buyer_caip10|accountCaip10) must match/,
  },
  {
    what: 'accepts the signature of another account',
    file: 'rails/paper/verify-signature.ts',
    from: 'if (signer !== address)',
    to: 'if (signer === undefined)',
    message: /accepts a forged confirmation/,
  },
  {
    what: 'accepts a signature with a high s',
    file: 'rails/paper/verify-signature.ts',
    from: 'if (BigInt(`0x${s}`) > MAX_S)',
    to: 'if (BigInt(`0x${s}`) < 0n)',
    message: /accepts a forged confirmation/,
  },
  {
    what: 'verifies the first of two signatures only',
    file: 'rails/paper/paper-rail.ts',
    from: 'requests.entries()',
    to: 'requests.slice(0, 1).entries()',
    message: /accepts a forged confirmation/,
  },
];

const REQUESTS = 2_000;
const CACHE = 'node_modules/.cache';

describe(`the fuzz test finds within ${REQUESTS} requests a gateway that`, () => {
  let folder = '';
  before(() => {
    mkdirSync(CACHE, { recursive: true });
    folder = mkdtempSync(join(CACHE, 'fuzz-mutants-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [index, { what, file, from, to, message }] of MUTANTS.entries()) {
    it(what, () => {
      const root = join(folder, String(index));
      for (const part of ['gateway', 'drivers']) cpSync(join('demo', part), join(root, part), { recursive: true });
      const path = join(root, 'gateway', file);
      const source = readFileSync(path, 'utf8');
      assert.ok(source.includes(from), `${file} does not contain the text that the bug replaces`);
      writeFileSync(
        path,
        source.replace(from, () => to),
      );
      const options = ['-C', '@pay-status/source', '--import', 'tsx', 'test/fuzz/run.ts'];
      const fuzz = [...options, '--bail', '--root', root, '--requests', String(REQUESTS)];
      const { status, stdout } = spawnSync(process.execPath, fuzz, { encoding: 'utf8' });
      assert.equal(status, 1, stdout);
      assert.match(stdout, /^seed \d+: npm run test:full -- fuzz --seed \d+ --requests 1\n/m);
      assert.match(stdout, message);
    });
  }
});
