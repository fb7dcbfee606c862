import { DEMO_MERCHANT_ID } from '../../../demo/gateway/auth/credentials.js';
import { createSystemClock } from '../../../demo/gateway/clock/system-clock.js';
import { isFinalStatus } from '../../../demo/gateway/core/is-final-status.js';
import { systemRandom } from '../../../demo/gateway/core/random.js';
import { ApiError, toErrorBody } from '../../../demo/gateway/http/errors.js';
import { readMerchantProfile } from '../../../demo/gateway/listing/merchant.js';
import { getBuiltActions } from '../../../demo/gateway/options/actions.js';
import type { Payment } from '../../../demo/gateway/payments/payment.js';
import { toCancelResponse, toDetailsResponse, toStatusResponse } from '../../../demo/gateway/payments/responses.js';
import { LastSeenVersions } from '../../../demo/gateway/polling/last-seen-versions.js';
import { LongPolls } from '../../../demo/gateway/polling/long-polls.js';
import { RailSwitches } from '../../../demo/gateway/rails/switches.js';
import { startScheduler } from '../../../demo/gateway/scheduling/scheduler.js';
import { OptionService } from '../../../demo/gateway/services/option-service.js';
import { CANCELLED_BY_USER, PaymentService } from '../../../demo/gateway/services/payment-service.js';
import { createGatewayMemoryStore } from '../../../demo/gateway/store/memory/memory-store.js';
import { fundTestWallet, rail } from './demo-rail.js';
import { AMOUNT, REFERENCE } from './demo-payment.js';

/** The time from the wallet's approval to success, milliseconds: long enough to see the payment on its way. */
const EXECUTION_MS = 4_000;

/** A payment as the page shows it, before the gateway is loaded. */
interface ShownPayment {
  readonly id: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** A request about a payment. */
interface Call {
  readonly route: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly holdMs: number;
  readonly signal: AbortSignal;
}

type Routes = Readonly<Record<string, (payment: Payment, call: Call) => Promise<unknown>>>;

/** Answers a request about a payment. */
export type Answer = (payment: ShownPayment, call: Call) => Promise<Response>;

const startServices = (baseUrl: string) => {
  const store = createGatewayMemoryStore();
  const shared = { store, clock: createSystemClock(), random: systemRandom, rail, switches: new RailSwitches() };
  const { clock } = shared;
  const payments = new PaymentService({ ...shared, autoSettleMs: null, autoSucceedMs: EXECUTION_MS });
  const options = new OptionService({ ...shared, payments, etaS: EXECUTION_MS / 1_000, baseUrl });
  const polls = new LongPolls(clock);
  store.subscribe((change) => {
    if (change?.paymentId) polls.wake(change.paymentId);
  });
  // The page sees an error of the sandbox as an answer that does not come.
  startScheduler({ queue: 'payments', store, clock, run: () => payments.runDue(), onError: () => undefined });
  return { store, payments, options, polls };
};

const createRoutes = (
  { store, payments, options, polls }: ReturnType<typeof startServices>,
  baseUrl: string,
): Routes => {
  const lastSeen = new LastSeenVersions();

  /** `changed`: the caller has just changed it. */
  const getStatus = async (first: Payment, { holdMs, signal }: Call, changed = false) => {
    const { id, version } = first;
    const hasChanged = (payment: Payment): boolean =>
      isFinalStatus(payment.state.status) ||
      payment.version !== version ||
      (!changed && lastSeen.differs('', id, payment.version));
    const read = () => payments.get(id);
    const payment = hasChanged(first) ? first : await polls.hold({ key: id, holdMs, signal, read, hasChanged });
    lastSeen.set('', id, payment.version);
    const { info, ...status } = toStatusResponse(payment, baseUrl);
    return { ...status, ...(info && { info }) };
  };

  return {
    status: getStatus,
    options: async (payment, { body }) => ({
      options: await options.offer(payment, body['accounts'] as readonly string[]),
      info: toDetailsResponse(payment, await store.read((tables) => readMerchantProfile(tables, payment, baseUrl))),
    }),
    fetch: async (payment, { body }) => {
      const { transfer } = await options.choose(payment, String(body['optionId']));
      return { actions: getBuiltActions(transfer, String(body['data'])) };
    },
    confirm: async (payment, call) => {
      const { optionId, results } = call.body as { optionId: string; results: Parameters<typeof options.confirm>[2] };
      return getStatus(await options.confirm(payment, optionId, results), call, true);
    },
    cancel: async ({ id }) => toCancelResponse(await payments.cancel(id, CANCELLED_BY_USER)),
  };
};

/**
 * Starts the sandbox's gateway without its interface: what checks and describes the requests of strangers is more than half of its
 * code, and here the page's own elements send them.
 */
export const openGateway = async (baseUrl: string): Promise<Answer> => {
  const services = startServices(baseUrl);
  const routes = createRoutes(services, baseUrl);
  await fundTestWallet(services.store);

  /** The ids of the gateway by those of the page. */
  const ids = new Map<string, Promise<string>>();
  const create = async (expiresAt: number): Promise<string> => {
    const owner = { merchantId: DEMO_MERCHANT_ID, mode: 'test' } as const;
    return (await services.payments.create(owner, { amount: AMOUNT, referenceId: REFERENCE, expiresAt })).id;
  };

  return async ({ id, expiresAt }, call) => {
    const known = ids.get(id) ?? create(expiresAt);
    ids.set(id, known);
    try {
      return Response.json(await routes[call.route]?.(await services.payments.get(await known), call));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Response.json(toErrorBody(error.code, error.message), { status: error.status });
    }
  };
};
