import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { domainSeparator, maxUint256, zeroAddress, zeroHash, type Abi, type Address } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { authorizationCoin } from '../../../../gateway/rails/evm/artifacts/authorization-coin.js';
import { coin } from '../../../../gateway/rails/evm/artifacts/coin.js';
import { permitCoin } from '../../../../gateway/rails/evm/artifacts/permit-coin.js';
import { permit2 } from '../../../../gateway/rails/evm/artifacts/permit2.js';
import { FUNDS, PERMIT2, startContracts, type Call, type Contracts } from '../../../support/evm-contracts.js';
import { newPayment, split } from '../../../support/evm-payments.js';
import {
  AUTHORIZATION_DOMAIN,
  PERMIT2_DOMAIN,
  PERMIT_DOMAIN,
  signAuthorization,
  signPermit,
  signPermit2,
  type Authorization,
  type Permit,
  type Permit2Transfer,
} from '../../../support/evm-signatures.js';

describe('the coins and Permit2', () => {
  let chain: Contracts;
  let buyer: PrivateKeyAccount;
  let other: PrivateKeyAccount;
  let now: bigint;

  before(async () => {
    chain = await startContracts();
    [buyer, other] = [await chain.newBuyer(), await chain.newBuyer()];
    now = await chain.getNowS();
  });
  after(() => chain.stop());

  const read = (address: Address, abi: Abi, functionName: string, ...args: readonly unknown[]): Promise<unknown> =>
    chain.client.readContract({ address, abi, functionName, args });
  const getAllowance = () => read(chain.coins.plain, coin.abi, 'allowance', buyer.address, other.address);

  const authorize = async (difference: Partial<Authorization> = {}): Promise<Call> => {
    const window = { validAfter: now - 1n, validBefore: now + 600n };
    const parties = { from: buyer.address, to: other.address };
    const message = { ...parties, value: 5n, ...window, nonce: newPayment(), ...difference };
    const { from, to, value, validAfter, validBefore, nonce } = message;
    const signature = split(await signAuthorization(buyer, chain.coins.authorization, message));
    return {
      address: chain.coins.authorization,
      abi: authorizationCoin.abi,
      functionName: 'receiveWithAuthorization',
      args: [from, to, value, validAfter, validBefore, nonce, ...signature],
      account: other,
    };
  };
  const permit = async (difference: Partial<Permit> = {}): Promise<Call> => {
    const parties = { owner: buyer.address, spender: other.address };
    const message = { ...parties, value: 5n, nonce: 0n, deadline: now + 600n, ...difference };
    const { owner, spender, value, deadline } = message;
    const signature = split(await signPermit(buyer, chain.coins.permit, message));
    return {
      address: chain.coins.permit,
      abi: permitCoin.abi,
      functionName: 'permit',
      args: [owner, spender, value, deadline, ...signature],
      account: other,
    };
  };
  const transferWithPermit2 = async (difference: Partial<Permit2Transfer> = {}, requested = 5n): Promise<Call> => {
    const message = { spender: other.address, amount: 5n, nonce: 0n, deadline: now + 600n, ...difference };
    const { amount, nonce, deadline } = message;
    const signed = { permitted: { token: chain.coins.plain, amount }, nonce, deadline };
    const details = { to: other.address, requestedAmount: requested };
    const signature = await signPermit2(buyer, chain.coins.plain, message);
    return {
      address: PERMIT2,
      abi: permit2.abi,
      functionName: 'permitTransferFrom',
      args: [signed, details, buyer.address, signature],
      account: other,
    };
  };

  it('a coin is minted by its owner alone, and to somebody', async () => {
    const mint = (to: Address, account = chain.relayer) => chain.callCoin(chain.coins.plain, 'mint', [to, 1n], account);
    await chain.assertReverts(mint(buyer.address, buyer), 'OnlyOwner', 'a holder');
    await chain.assertReverts(mint(zeroAddress), 'InvalidRecipient', 'nobody');
    assert.equal(await read(chain.coins.plain, coin.abi, 'totalSupply'), 2n * FUNDS);
  });

  it('a coin is transferred by its holder, who cannot send more than there is', async () => {
    const transfer = (to: Address, value: bigint) => chain.callCoin(chain.coins.plain, 'transfer', [to, value], buyer);
    await chain.send(transfer(other.address, 10n));
    await chain.send(transfer(buyer.address, FUNDS - 10n));
    assert.equal(await chain.balanceOf(chain.coins.plain, buyer.address), FUNDS - 10n);
    assert.equal(await chain.balanceOf(chain.coins.plain, other.address), FUNDS + 10n);
    await chain.assertReverts(transfer(other.address, FUNDS), 'InsufficientBalance', 'too much');
    await chain.assertReverts(transfer(zeroAddress, 1n), 'InvalidRecipient', 'nobody');
  });

  it('an allowance is used up, except the highest one', async () => {
    const approve = (value: bigint) => chain.callCoin(chain.coins.plain, 'approve', [other.address, value], buyer);
    const take = (value: bigint) => {
      const args = [buyer.address, other.address, value];
      return chain.callCoin(chain.coins.plain, 'transferFrom', args, other);
    };
    await chain.assertReverts(take(1n), 'InsufficientAllowance', 'no allowance');
    await chain.send(approve(5n));
    await chain.send(take(3n));
    assert.equal(await getAllowance(), 2n);
    await chain.assertReverts(take(3n), 'InsufficientAllowance', 'too much');
    await chain.send(approve(maxUint256));
    await chain.send(take(3n));
    assert.equal(await getAllowance(), maxUint256);
  });

  it('the domains of the typed data are those that a wallet computes', async () => {
    const { authorization, permit: permitted } = chain.coins;
    const domains = [
      [authorizationCoin.abi, { ...AUTHORIZATION_DOMAIN, verifyingContract: authorization }],
      [permitCoin.abi, { ...PERMIT_DOMAIN, verifyingContract: permitted }],
      [permit2.abi, PERMIT2_DOMAIN],
    ] as const;
    for (const [abi, domain] of domains)
      assert.equal(await read(domain.verifyingContract, abi, 'DOMAIN_SEPARATOR'), domainSeparator({ domain }));
  });

  it('an authorization is used once, within its time', async () => {
    const call = await authorize();
    await chain.send(call);
    await chain.assertReverts(call, 'AuthorizationAlreadyUsed', 'again');
    assert.equal(
      await read(call.address, authorizationCoin.abi, 'authorizationState', buyer.address, call.args[5]),
      true,
    );
    await chain.assertReverts(await authorize({ validAfter: now + 600n }), 'AuthorizationNotYetValid', 'early');
    await chain.assertReverts(await authorize({ validBefore: now }), 'AuthorizationExpired', 'late');
  });

  it('a permit is used once, until its deadline', async () => {
    const call = await permit();
    await chain.send(call);
    await chain.assertReverts(call, 'InvalidSignature', 'again');
    assert.equal(await read(call.address, permitCoin.abi, 'nonces', buyer.address), 1n);
    assert.equal(await read(call.address, coin.abi, 'allowance', buyer.address, other.address), 5n);
    await chain.assertReverts(await permit({ nonce: 2n }), 'InvalidSignature', 'a later nonce');
    await chain.assertReverts(await permit({ nonce: 1n, deadline: now - 1n }), 'PermitExpired', 'late');
    // The zero address is what ecrecover returns for numbers that are no signature.
    const { args, ...nobody } = await permit({ owner: zeroAddress });
    await chain.assertReverts({ ...nobody, args: args.with(5, zeroHash) }, 'InvalidSignature', 'nobody');
  });

  it('Permit2 uses each nonce once, in any order, for the signed spender and up to the signed amount', async () => {
    const nonce = 2n ** 255n + 3n;
    const call = await transferWithPermit2({ nonce });
    await chain.assertReverts({ ...call, account: chain.relayer }, 'InvalidSigner', 'another spender');
    await chain.send(call);
    await chain.assertReverts(call, 'InvalidNonce', 'again');
    await chain.send(await transferWithPermit2({ nonce: nonce - 1n }, 4n));
    assert.equal(await read(PERMIT2, permit2.abi, 'nonceBitmap', buyer.address, nonce >> 8n), 0b1100n);
    await chain.assertReverts(await transferWithPermit2({}, 6n), 'InvalidAmount', 'too much');
    await chain.assertReverts(await transferWithPermit2({ deadline: now - 1n }), 'SignatureExpired', 'late');
  });
});
