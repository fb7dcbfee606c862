import { expect } from '@open-wc/testing';
import { CancelController } from '../../src/controllers/cancel-controller.js';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import { FakeHost } from '../support/host.js';

const create = (): { host: FakeHost; cancel: CancelController } => {
  const host = new FakeHost();
  return { host, cancel: new CancelController(host) };
};

const refusal = (status: number): GatewayError =>
  new GatewayError({ status, code: 'invalid_state', message: 'No', retryAfterMs: undefined });

/** Returns the outcome that the buyer sees after the request ended with this error. */
const getOutcome = async (error: unknown): Promise<string> => {
  const { cancel } = create();
  cancel.ask();
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever a page's own code may throw
  await cancel.confirm(() => Promise.reject(error));
  return cancel.state.kind;
};

describe('the cancel controller', () => {
  for (const status of [400, 401, 404, 409, 429]) {
    it(`reports a cancellation refused with ${status}`, async () => {
      expect(await getOutcome(refusal(status))).to.equal('refused');
    });
  }

  for (const error of [
    ...[400, 403, 407, 421, 429, 499].map((status) => new GatewayError({ status, message: 'Forbidden' })),
    refusal(408),
    refusal(425),
    refusal(500),
    refusal(503),
    refusal(0),
    new NetworkError('Gone'),
    new ContractError('Odd', []),
    new Error('Own'),
    'odd',
    undefined,
  ]) {
    it(`reports an unknown outcome after ${String(error)}`, async () => {
      expect(await getOutcome(error)).to.equal('unknown');
    });
  }

  it('ignores an answer that arrives when another payment is shown', async () => {
    const { cancel } = create();
    let fail = (_: Error): void => undefined;
    const done = cancel.confirm(() => new Promise((_, reject) => (fail = reject)));
    cancel.close();
    fail(refusal(400));
    await done;
    expect(cancel.state.kind).to.equal('idle');
  });
});
