import { expect } from '@open-wc/testing';
import {
  ConfigurationError,
  ContractError,
  GatewayError,
  isPayError,
  NetworkError,
  PAY_ERROR_MARK,
  PayError,
  TimeoutError,
} from '../../../src/core/errors/index.js';
import { WebhookVerificationError } from '../../../src/core/errors/webhook-verification-error.js';

const CAUSE = new TypeError('Failed to fetch');

const ALL = [
  {
    name: 'ConfigurationError',
    code: 'missing_source',
    message: 'Give a client.',
    cause: CAUSE,
    error: new ConfigurationError('missing_source', 'Give a client.', CAUSE),
  },
  {
    name: 'ContractError',
    code: 'contract_violation',
    message: 'Not a status.',
    cause: CAUSE,
    error: new ContractError('Not a status.', CAUSE),
  },
  {
    name: 'GatewayError',
    code: 'rate_limited',
    message: 'Slow down.',
    cause: undefined,
    error: new GatewayError({ status: 429, code: 'rate_limited', message: 'Slow down.' }),
  },
  {
    name: 'NetworkError',
    code: 'network_error',
    message: 'Check the connection.',
    cause: CAUSE,
    error: new NetworkError('Check the connection.', CAUSE),
  },
  {
    name: 'TimeoutError',
    code: 'timeout',
    message: 'The gateway did not answer within 35500 ms.',
    cause: CAUSE,
    error: new TimeoutError(35_500, CAUSE),
  },
  {
    name: 'WebhookVerificationError',
    code: 'no_matching_signature',
    message: 'No signature is right.',
    cause: CAUSE,
    error: new WebhookVerificationError('no_matching_signature', 'No signature is right.', CAUSE),
  },
] as const;

describe('each error class', () => {
  for (const { name, code, message, cause, error } of ALL) {
    describe(name, () => {
      it('has its literal name, its code, its message and its cause', () => {
        expect([error.name, error.code, error.message, error.cause]).to.deep.equal([name, code, message, cause]);
      });

      it('is an Error and a PayError that carries the mark', () => {
        expect(error).to.be.instanceOf(Error);
        expect(error).to.be.instanceOf(PayError);
        expect(error.kind).to.equal(PAY_ERROR_MARK);
        expect(isPayError(error)).to.equal(true);
      });
    });
  }

  it('has no cause property without a cause', () => {
    for (const error of [new NetworkError('x'), new ContractError('x'), new TimeoutError(1)]) {
      expect(Object.hasOwn(error, 'cause')).to.equal(false);
    }
  });
});

describe('GatewayError', () => {
  it('keeps the HTTP status and the delay of Retry-After', () => {
    const error = new GatewayError({ status: 503, message: 'x', retryAfterMs: 2_000 });
    expect([error.status, error.retryAfterMs]).to.deep.equal([503, 2_000]);
  });

  for (const status of [0, 502]) {
    it(`has the code http_${status} when the gateway sent none`, () => {
      expect(new GatewayError({ status, message: 'x' }).code).to.equal(`http_${status}`);
    });
  }
});
