import { readJson, readShape } from '../http/body.js';
import { getMerchantProfile } from '../auth/credentials.js';
import { ApiError } from '../http/errors.js';
import { getActions, getBuiltActions } from '../options/actions.js';
import { findOption, hasQuoteExpired, getPaymentOptions, type ChosenOption } from '../options/payment-options.js';
import {
  confirmRequestSchema,
  fetchRequestSchema,
  optionsQuerySchema,
  optionsRequestSchema,
} from '../wire/payment-option-requests.js';
import { toDetailsResponse } from '../payments/responses.js';
import { isConfirmedWith } from '../payments/confirm.js';
import type { Payment } from '../payments/payment.js';
import { requirePayable } from '../payments/refusals.js';
import { authenticateBuyerRequest } from './buyer-request.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { respondWithStatus, readMaxPollMs } from './status.js';

const invalid = (problem: string): ApiError => new ApiError('params_validation', `Validation error: ${problem}`);

/** The routes on which a wallet pays: the options, the requests that it signs, and its confirmation. */
export const addPaymentOptionRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  const { payments, clock, etaS, baseUrl } = gateway;

  const choose = async (payment: Payment, optionId: string): Promise<ChosenOption> => {
    const option = await findOption(payment, optionId);
    if (!option) throw invalid('optionId is not an option of this payment');
    if (hasQuoteExpired(option, clock.nowMs()))
      throw new ApiError('quote_expired', 'The quote of this option has expired: request new options');
    return option;
  };

  addRoute(app, '/v1/gateway/payment/:id/options', {
    async POST(context) {
      const { read } = authenticateBuyerRequest(context, gateway);
      const { includePaymentInfo } = readShape(
        { includePaymentInfo: context.req.query('includePaymentInfo') || undefined },
        optionsQuerySchema,
      );
      const { accounts } = await readJson(context.req.raw, optionsRequestSchema);
      const payment = await read();
      requirePayable(payment);
      return context.json({
        options: await getPaymentOptions(payment, accounts, { nowMs: clock.nowMs(), etaS, baseUrl }),
        info:
          includePaymentInfo === 'true'
            ? toDetailsResponse(payment, getMerchantProfile(payment.merchantId, baseUrl))
            : null,
        collectData: null,
      });
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/fetch', {
    async POST(context) {
      const { read } = authenticateBuyerRequest(context, gateway);
      const { optionId, data } = await readJson(context.req.raw, fetchRequestSchema);
      const payment = await read();
      requirePayable(payment);
      const { transfer } = await choose(payment, optionId);
      const actions = getBuiltActions(transfer, data);
      if (!actions) throw invalid('data is not of an action of this option');
      return context.json({ actions });
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/confirm', {
    async POST(context) {
      const { id, client, read } = authenticateBuyerRequest(context, gateway);
      // Before anything else: a refused request must not have paid.
      readMaxPollMs(context);
      const { optionId, results } = await readJson(context.req.raw, confirmRequestSchema);
      const payment = await read();
      // Allowed after the quote has expired, because it was confirmed before.
      if (isConfirmedWith(payment, optionId))
        return respondWithStatus(context, gateway, { client, read, changed: payment });
      requirePayable(payment);
      const { transfer, amount, quote } = await choose(payment, optionId);
      const expected = getActions(transfer).length;
      if (results.length !== expected) throw invalid(`results must be ${expected}, one for each action in their order`);
      const changed = await payments.confirm(id, { optionId, account: quote.account, optionAmount: amount });
      return respondWithStatus(context, gateway, { client, read, changed });
    },
  });
};
