import { createStatusHandler } from 'pay-status/merchant';
import { env } from '../../../../server/env';
import { merchant } from '../../../../server/merchant';
import { once } from '../../../../server/once';

export const runtime = 'edge';

/** The status endpoint for the support team of the shop. */
const status = once(() =>
  createStatusHandler({
    client: merchant(),
    authorize: ({ request }) => request.headers.get('authorization') === `Bearer ${env('SUPPORT_TOKEN')}`,
  }),
);

export const GET = (request: Request): Promise<Response> => status()(request);
