const demo = (...names) => names.map((name) => `demo/test/${name}.test.ts`);
const webhooks = (...names) => names.map((name) => `test/server/webhooks/${name}.test.ts`);

/**
 * The sources to mutate, and the tests that have to detect the mutants, in the order in which they run: the closest and
 * fastest first. Slow tests that repeat faster ones are omitted: PostgreSQL, 10,000 random deliveries, and planted bugs.
 */
export const MODULES = {
  gateway: {
    mutate: [
      'demo/gateway/payments/*.ts',
      'demo/gateway/services/{current-payments,payment-service,simulation}.ts',
      'demo/gateway/scheduling/scheduler.ts',
    ],
    tests: [
      ...demo(
        'gateway/payments/transition',
        'gateway/payments/due-step',
        'rules/fields',
        'gateway/routes/settled-payments',
        'gateway/payments/refusals',
        'gateway/payments/ids',
        'gateway/payments/currency',
        'gateway/services/payment-service',
        'gateway/scheduling/scheduler',
        'gateway/scheduling/scheduler.plan',
        'rules/states',
        'gateway/routes/merchant',
        'gateway/routes/confirm',
        'gateway/routes/sandbox',
        'gateway/routes/sandbox-payments',
        'gateway/routes/buyer',
        'gateway/routes/changes',
        'gateway/routes/lists',
        'gateway/polling/long-polls',
        'gateway/store/memory/memory-store',
        'gateway/webhooks/snapshot',
        'rules/limits',
      ),
    ],
  },
  webhooks: {
    mutate: ['src/server/webhooks/**/*.ts'],
    tests: webhooks(
      'verify-webhook',
      'webhook-handler',
      'keyed-queue',
      'memory-store',
      'sql/retry-transaction',
      'sql/drivers',
      'sql/pg',
      'sql/sqlite',
      'sql/create-tables',
      'node-request',
      'node-listener',
      'frameworks/express',
      'frameworks/fastify',
      'sql/pglite',
    ),
  },
};
