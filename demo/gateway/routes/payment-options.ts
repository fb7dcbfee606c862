import { readJson, readShape } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import { getBuiltActions } from '../options/actions.js';
import {
  confirmRequestSchema,
  fetchRequestSchema,
  optionsQuerySchema,
  optionsRequestSchema,
} from '../wire/payment-option-requests.js';
import { toDetailsResponse } from '../payments/responses.js';
import { requirePayable } from '../payments/refusals.js';
import { authenticateBuyerRequest } from './buyer-request.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { readQuery } from './query.js';
import { respondWithStatus, readMaxPollMs } from './status.js';

/** The routes on which a wallet pays: the options, the requests that it signs, and its confirmation. */
export const addPaymentOptionRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  const { options, merchants } = gateway;

  addRoute(app, '/v1/gateway/payment/:id/options', {
    async POST(context) {
      const { read } = authenticateBuyerRequest(context, gateway);
      const { includePaymentInfo } = readShape(readQuery(context.req.url), optionsQuerySchema);
      const { accounts } = await readJson(context.req.raw, optionsRequestSchema);
      const payment = await read();
      return context.json({
        options: await options.offer(payment, accounts),
        info: includePaymentInfo === 'true' ? toDetailsResponse(payment, await merchants.getProfile(payment)) : null,
        collectData: null,
      });
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/fetch', {
    async POST(context) {
      const { read } = authenticateBuyerRequest(context, gateway);
      const { optionId, data, collectedData } = await readJson(context.req.raw, fetchRequestSchema);
      const payment = await read();
      requirePayable(payment);
      const { transfer } = await options.choose(payment, optionId);
      await options.receiveDetails(payment, collectedData?.fields);
      const actions = getBuiltActions(transfer, data);
      if (!actions)
        throw new ApiError('params_validation', 'Validation error: data is not of an action of this option');
      return context.json({ actions });
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/confirm', {
    async POST(context) {
      const { client, read } = authenticateBuyerRequest(context, gateway);
      // Before anything else: a refused request must not have paid.
      readMaxPollMs(context);
      const { optionId, results, collectedData } = await readJson(context.req.raw, confirmRequestSchema);
      const changed = await options.confirm(await read(), optionId, results, collectedData?.fields);
      return respondWithStatus(context, gateway, { client, read, changed });
    },
  });
};
