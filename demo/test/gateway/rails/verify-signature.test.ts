import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getRequests } from '../../../gateway/options/actions.js';
import { readEvmAccount } from '../../../gateway/rails/account.js';
import { PAPER_ASSETS } from '../../../gateway/rails/paper/assets.js';
import { verifySignature } from '../../../gateway/rails/verify-signature.js';
import type { TypedDataRpc } from '../../../gateway/wire/payment-options.js';
import { getTypedData, OTHER_SIGNER, SIGNER, signRequest, toAccount, TRANSFER } from '../../support/signer.js';

const ACCOUNT = readEvmAccount(toAccount(SIGNER))!;
const ORDER_OF_THE_CURVE = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const REQUESTS = PAPER_ASSETS.flatMap((asset) =>
  getRequests({ ...TRANSFER, asset, from: SIGNER.address, value: '50000000' }).map((request) => ({
    asset,
    request: request as TypedDataRpc,
    data: JSON.parse(getTypedData(request)) as Record<string, unknown>,
  })),
);

const isRefusal = { name: 'ApiError', status: 422, code: 'invalid_params' };

/** Every path to a value in JSON that is no object or list. */
const getLeaves = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, [...path, key]))
    : [path];

/** Another value of the same form: one digit, or one letter, differs. */
const change = (text: string): string => {
  const last = text.at(-1)!;
  const isHex = /^0x[0-9a-f]*$/i.test(text);
  return text.slice(0, -1) + (isHex ? ((parseInt(last, 16) + 1) % 16).toString(16) : last === 'z' ? 'y' : 'z');
};

const changeAt = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return change(String(value));
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Object.assign(copy, { [key]: changeAt((value as Record<string, unknown>)[key], rest) });
  return copy;
};

/** Addresses in lower case: a changed letter would break the checksum, and nobody could sign. */
const lowerAddresses = (text: string): string =>
  text.replace(/0x[0-9a-fA-F]{40}(?=")/g, (found) => found.toLowerCase());

const sign = (request: TypedDataRpc, data: unknown) =>
  signRequest({ ...request, params: [SIGNER.address, lowerAddresses(JSON.stringify(data))] }, SIGNER);

describe('a signature', () => {
  for (const { asset, request, data } of REQUESTS) {
    const name = `${String(data['primaryType'])} of ${asset.id}`;

    it(`is accepted from the account for exactly the request: ${name}`, async () => {
      await verifySignature(ACCOUNT, request, [await signRequest(request, SIGNER)]);
    });

    it(`is refused from another account: ${name}`, async () => {
      await assert.rejects(verifySignature(ACCOUNT, request, [await signRequest(request, OTHER_SIGNER)]), isRefusal);
    });

    const leaves = getLeaves({ domain: data['domain'], message: data['message'] });
    for (const path of leaves)
      it(`is refused if ${path.join('.')} was another one: ${name}`, async () => {
        await assert.rejects(verifySignature(ACCOUNT, request, [await sign(request, changeAt(data, path))]), isRefusal);
      });

    it(`is refused if a field had another name: ${name}`, async () => {
      const text = JSON.stringify(data).replaceAll('"value"', '"amount"').replaceAll('"nonce"', '"salt"');
      assert.notEqual(text, JSON.stringify(data));
      await assert.rejects(verifySignature(ACCOUNT, request, [await sign(request, JSON.parse(text))]), isRefusal);
    });

    it(`is refused in its second form, with a high s: ${name}`, async () => {
      const signature = await signRequest(request, SIGNER);
      const [r, s, v] = [signature.slice(2, 66), BigInt(`0x${signature.slice(66, 130)}`), signature.slice(130)];
      const second = (ORDER_OF_THE_CURVE - s).toString(16).padStart(64, '0') + (v === '1b' ? '1c' : '1b');
      await assert.rejects(verifySignature(ACCOUNT, request, [`0x${r}${second}`]), /Invalid signature: its s/);
    });

    it(`is refused with another recovery byte: ${name}`, async () => {
      const signature = await signRequest(request, SIGNER);
      const flipped = signature.endsWith('1b') ? '1c' : '1b';
      for (const v of ['02', '1d', '25', 'ff', flipped])
        await assert.rejects(verifySignature(ACCOUNT, request, [signature.slice(0, 130) + v]), isRefusal);
    });

    it(`is refused if any of its bytes is another one: ${name}`, async () => {
      const signature = await signRequest(request, SIGNER);
      for (const at of [2, 33, 65, 66, 97, 129]) {
        const digit = ((parseInt(signature[at]!, 16) + 1) % 16).toString(16);
        const changed = signature.slice(0, at) + digit + signature.slice(at + 1);
        await assert.rejects(verifySignature(ACCOUNT, request, [changed]), isRefusal);
      }
    });
  }

  it('is refused if r is not on the curve, or zero', async () => {
    const [{ request }] = REQUESTS as [(typeof REQUESTS)[number]];
    for (const r of ['00'.repeat(32), 'ff'.repeat(32), ORDER_OF_THE_CURVE.toString(16)])
      await assert.rejects(verifySignature(ACCOUNT, request, [`0x${r}${'11'.repeat(32)}1b`]), isRefusal);
  });

  it('of one request is not one of any other request', async () => {
    for (const { request } of REQUESTS)
      for (const { request: other } of REQUESTS.filter((entry) => entry.request !== request))
        await assert.rejects(verifySignature(ACCOUNT, other, [await signRequest(request, SIGNER)]), isRefusal);
  });
});
