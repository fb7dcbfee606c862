import { GATEWAY_HEADERS, type PaymentDetails, type PaymentOption } from 'pay-status/contract';
import { checkRequests, createPayingClient, readOffer, type PayingClient } from 'pay-status/wallet';
import type { Sandbox } from '../../pages/client/sandbox.js';
import type { PreparedRequest, SandboxPort } from '../steps/step.js';

const ORDER = { amount: { unit: 'iso4217/USD', value: '100' }, referenceId: 'Check of a host' };
const APP_ID = 'app_demo';

export interface SandboxPortOptions {
  readonly sandbox: Sandbox;
  readonly createClient: (paymentId: string) => PayingClient;
  /** The contract that receives payments. */
  readonly recipient: string | undefined;
}

/** The sandbox, and the payments that were created for the requests. */
export interface ConformanceSandbox extends SandboxPort {
  /** Cancels the payments of the requests since the last call, and these. What was signed for them cannot pay any more. */
  cancelPayments(more: readonly string[]): Promise<void>;
}

/** A client of the gateway at this address, as the checkout has one. */
export const createBuyerClient = (baseUrl: string, paymentId: string): PayingClient =>
  createPayingClient(paymentId, {
    baseUrl,
    credentials: { [GATEWAY_HEADERS.APP_ID]: APP_ID, [GATEWAY_HEADERS.CLIENT_ID]: crypto.randomUUID() },
  });

const isBuild = (action: unknown): action is { readonly data: { readonly data: string } } =>
  (action as { readonly type?: unknown }).type === 'build';

/** Returns the actions of an option, with those that the gateway builds. */
const getActions = async (client: PayingClient, { id, actions }: PaymentOption): Promise<readonly unknown[]> => {
  const built = await Promise.all(
    actions.map(async (action) => (isBuild(action) ? client.fetchActions(id, action.data.data) : [action])),
  );
  return built.flat();
};

export const createConformanceSandbox = ({
  sandbox,
  createClient,
  recipient,
}: SandboxPortOptions): ConformanceSandbox => {
  let paymentIds: readonly string[] = [];

  /** Returns the request of an option, if it is one signature. */
  const check = async (
    paymentId: string,
    client: PayingClient,
    option: PaymentOption,
    { expiresAt }: PaymentDetails,
  ): Promise<PreparedRequest | undefined> => {
    if (expiresAt == null) return undefined;
    const { nowMs } = await sandbox.get<{ readonly nowMs: number }>('clock');
    const offer = readOffer(option, {
      expiresAt,
      nowS: nowMs / 1_000,
      recipients: recipient === undefined ? undefined : [recipient],
    });
    const [request, ...others] = checkRequests(await getActions(client, option), offer);
    return request?.method === 'eth_signTypedData_v4' && !others.length ? { ...request, paymentId } : undefined;
  };

  return {
    prepareRequest: async (account) => {
      const { paymentId } = await sandbox.send<{ readonly paymentId: string }>('POST', 'payments', ORDER);
      paymentIds = [...paymentIds, paymentId];
      await sandbox.send('POST', 'faucet', { account });
      const client = createClient(paymentId);
      const { options, info } = await client.getOptions([account]);
      for (const option of options ?? []) {
        const request = info && !option.collectData && (await check(paymentId, client, option, info));
        if (request) return request;
      }
      throw new Error('The sandbox offers no payment with one signature. Turn off the settings of its rail.');
    },
    recoverSigner: async (typedData, signature) => {
      const body = { typedData, signature };
      return (await sandbox.send<{ readonly signer: string | null }>('POST', 'conformance/signer', body)).signer;
    },
    cancelPayments: async (more) => {
      const cancelled = [...paymentIds, ...more];
      paymentIds = [];
      // A payment that was never confirmed expires by itself, so that a failure does no harm.
      await Promise.allSettled(cancelled.map((id) => sandbox.send('POST', `payments/${id}/cancel`)));
    },
  };
};
