import { GATEWAY_HEADERS, type PaymentDetails, type PaymentOption } from 'pay-status/contract';
import { checkRequests, createPayingClient, readOffer, type PayingClient } from 'pay-status/wallet';
import type { Sandbox } from '../../pages/client/sandbox.js';
import type { PreparedRequest, SandboxPort } from '../steps/step.js';

const APP_ID = 'app_demo';

export interface SandboxPortOptions {
  readonly sandbox: Sandbox;
  /** The payment of the run. */
  readonly paymentId: string;
  readonly client: PayingClient;
  /** The contract that receives payments. */
  readonly recipient: string | undefined;
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
  paymentId,
  client,
  recipient,
}: SandboxPortOptions): SandboxPort => {
  /** Returns the request of an option, if it is one signature. */
  const check = async (option: PaymentOption, { expiresAt }: PaymentDetails): Promise<PreparedRequest | undefined> => {
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
      await sandbox.send('POST', 'faucet', { account });
      const { options, info } = await client.getOptions([account]);
      if (!options) throw new Error('The payment of this run has expired or ended. Start another run.');
      for (const option of options) {
        const request = info && !option.collectData && (await check(option, info));
        if (request) return request;
      }
      throw new Error('The sandbox offers no payment with one signature. Turn off the settings of its rail.');
    },
    recoverSigner: async (typedData, signature) => {
      const body = { typedData, signature };
      return (await sandbox.send<{ readonly signer: string | null }>('POST', 'conformance/signer', body)).signer;
    },
  };
};
