import { readJson, readShape } from '../body.js';
import { merchantProfile } from '../credentials.js';
import { ApiError } from '../errors.js';
import { actionsOf, builtActionsOf } from '../options/actions.js';
import { findOption, isQuoteOver, optionsFor, type ChosenOption } from '../options/payment-options.js';
import {
  confirmRequestSchema,
  fetchRequestSchema,
  optionsQuerySchema,
  optionsRequestSchema,
} from '../options/requests.js';
import { detailsResponse } from '../payments/answers.js';
import { isConfirmedWith } from '../payments/confirm.js';
import type { Payment } from '../payments/payment.js';
import { requirePayable } from '../payments/refusals.js';
import { enterAsBuyer } from './buyer-entry.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';
import { answerStatus, readMaxPollMs } from './status.js';

const invalid = (problem: string): ApiError => new ApiError('params_validation', `Validation error: ${problem}`);

/** The routes on which a wallet pays: what it can pay with, what it signs for that, and that it has signed. */
export const addPayRoutes = (app: GatewayApp, parts: GatewayParts): void => {
  const { payments, clock, etaS } = parts;

  const choose = async (payment: Payment, optionId: string): Promise<ChosenOption> => {
    const option = await findOption(payment, optionId);
    if (!option) throw invalid('optionId is not an option of this payment');
    if (isQuoteOver(option, clock.nowMs()))
      throw new ApiError('quote_expired', 'The quote of this option has expired, ask for options again');
    return option;
  };

  addRoute(app, '/v1/gateway/payment/:id/options', {
    async POST(context) {
      const { read } = enterAsBuyer(context, parts);
      const { includePaymentInfo } = readShape(
        { includePaymentInfo: context.req.query('includePaymentInfo') || undefined },
        optionsQuerySchema,
      );
      const { accounts } = await readJson(context.req.raw, optionsRequestSchema);
      const payment = await read();
      requirePayable(payment);
      return context.json({
        options: await optionsFor(payment, accounts, { nowMs: clock.nowMs(), etaS }),
        info: includePaymentInfo === 'true' ? detailsResponse(payment, merchantProfile(payment.merchantId)) : null,
        collectData: null,
      });
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/fetch', {
    async POST(context) {
      const { read } = enterAsBuyer(context, parts);
      const { optionId, data } = await readJson(context.req.raw, fetchRequestSchema);
      const payment = await read();
      requirePayable(payment);
      const { transfer } = await choose(payment, optionId);
      const actions = builtActionsOf(transfer, data);
      if (!actions) throw invalid('data is not of an action of this option');
      return context.json({ actions });
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/confirm', {
    async POST(context) {
      const { id, client, read } = enterAsBuyer(context, parts);
      // Before anything happens: a request that is refused must not have paid.
      readMaxPollMs(context);
      const { optionId, results } = await readJson(context.req.raw, confirmRequestSchema);
      const payment = await read();
      // Answered even when the quote is over by now: it held when it was confirmed.
      if (isConfirmedWith(payment, optionId)) return answerStatus(context, parts, { client, read, made: payment });
      requirePayable(payment);
      const { transfer, amount, quote } = await choose(payment, optionId);
      const wanted = actionsOf(transfer).length;
      if (results.length !== wanted) throw invalid(`results must be ${wanted}, one for each action in their order`);
      const made = await payments.confirm(id, { optionId, account: quote.account, optionAmount: amount });
      return answerStatus(context, parts, { client, read, made });
    },
  });
};
