import {
  createPaymentResponseSchema,
  errorBodySchema,
  HEADERS,
  readPaymentStatusResponse,
  type CreatePaymentRequest,
  type CreatePaymentResponse,
  type PaymentStatusResponse,
} from 'pay-status/contract';

/** How the shop's server reaches its payment gateway. */
export interface MerchantAccount {
  readonly baseUrl: string;
  readonly merchantId: string;
  /** Secret: it never leaves the server. */
  readonly apiKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** What the shop asks of the gateway. Each rejects when the gateway does not answer, or not with what was asked. */
export interface MerchantGateway {
  /** The key makes a second call with the same order answer with the payment of the first. */
  createPayment(request: CreatePaymentRequest, idempotencyKey: string): Promise<CreatePaymentResponse>;
  getStatus(paymentId: string): Promise<PaymentStatusResponse>;
}

/** A buyer waits for the page: an answer that takes longer counts as none. */
const TIMEOUT_MS = 5_000;

const refusal = async (response: Response): Promise<Error> => {
  const body = errorBodySchema.safeParse(await response.json().catch(() => undefined));
  return new Error(`the gateway answered ${response.status}: ${body.data?.message ?? 'no reason given'}`);
};

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const createMerchantGateway = (account: MerchantAccount): MerchantGateway => {
  const credentials = { [HEADERS.API_KEY]: account.apiKey, [HEADERS.MERCHANT_ID]: account.merchantId };

  const ask = async (path: string, { headers, ...init }: Ask = {}): Promise<unknown> => {
    const response = await account.fetch(
      new Request(account.baseUrl + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...init,
        headers: { ...credentials, ...headers },
      }),
    );
    if (!response.ok) throw await refusal(response);
    return response.json();
  };

  return {
    async createPayment(request, idempotencyKey) {
      const body = await ask('/v1/payments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [HEADERS.IDEMPOTENCY_KEY]: idempotencyKey },
        body: JSON.stringify(request),
      });
      return createPaymentResponseSchema.parse(body);
    },
    async getStatus(paymentId) {
      const reading = readPaymentStatusResponse(await ask(`/v1/payments/${encodeURIComponent(paymentId)}/status`));
      if ('issues' in reading) throw new Error('the gateway answered with something that is not a payment status');
      return reading.payment;
    },
  };
};
