export type { WebhookEvent } from '../../contract/schemas/webhook-event.js';
export type { WebhookSnapshot } from '../../contract/schemas/webhook-snapshot.js';
export { ConfigurationError, type ConfigurationErrorCode } from '../../core/errors/configuration-error.js';
export { isPayError, PayError } from '../../core/errors/pay-error.js';
export {
  WebhookVerificationError,
  type WebhookVerificationErrorCode,
} from '../../core/errors/webhook-verification-error.js';
export type { WebhookHeaders } from './delivery-headers.js';
export type { WebhookDelivery } from './raw-body.js';
export { verifyWebhook, type VerifyWebhookOptions } from './verify-webhook.js';
export { createMemoryStore } from './memory-store.js';
export { toNodeListener, type NodeListener, type NodeRequest, type NodeResponse } from './node-listener.js';
export { fromPgPool, type PgClient, type PgPool } from './sql/pg.js';
export { fromPglite, type PgliteDatabase } from './sql/pglite.js';
export type { SqlConnection, SqlDatabase } from './sql/sql-database.js';
export { createSqlStore, type SqlStore } from './sql/sql-store.js';
export { fromSqlite, type SqliteDatabase, type SqliteStatement, type SqliteValue } from './sql/sqlite.js';
export { WEBHOOK_TABLES } from './sql/tables.js';
export type { WebhookLogger } from './refusal-log.js';
export { createWebhookHandler, type WebhookHandler, type WebhookHandlerOptions } from './webhook-handler.js';
export type { FirstOccurrences, PaymentChange, WebhookClaim, WebhookOutcome, WebhookStore } from './webhook-store.js';
