import { withIconUrls } from '../core/icon-url.js';
import { readJson } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import { toCoins } from '../options/assets.js';
import { readEvmAccount } from '../rails/account.js';
import { faucetRequestSchema, railSettingsRequestSchema } from '../wire/rail.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';

/** The routes of the rail: test coins, and what goes wrong on it. */
export const addRailRoutes = (app: GatewayApp, { rail, switches, store, changes, baseUrl }: GatewayContext): void => {
  addRoute(app, '/sandbox/faucet', {
    async POST(context) {
      const { account } = await readJson(context.req.raw, faucetRequestSchema);
      const evmAccount = readEvmAccount(account);
      if (!evmAccount || !rail.assets.some(({ chain }) => chain === evmAccount.chain))
        throw new ApiError('params_validation', 'Validation error: account is not on a chain with test coins');
      const balances = await rail.fund(store, evmAccount);
      return context.json({
        account,
        balances: balances.map(({ asset, value }) => withIconUrls(toCoins(asset, value), baseUrl)),
      });
    },
  });

  addRoute(app, '/sandbox/rail', {
    GET: ({ json }) => json(switches.settings),
    async PUT({ req, json }) {
      switches.set(await readJson(req.raw, railSettingsRequestSchema));
      changes.notify();
      return json(switches.settings);
    },
  });
};
