import type { Queryable } from './database.js';
import { MERCHANTS_MIGRATION } from './merchants-migration.js';
import { PARTNER_LISTS_MIGRATION } from './partner-lists-migration.js';
import { TOTALS_MIGRATION } from './totals-migration.js';

/** Each migrates the database by one version. Never change a released one. Times are Unix milliseconds. */
export const MIGRATIONS: readonly string[] = [
  `
  create table payment (
    id text primary key,
    seq bigserial not null,
    merchant_id text not null,
    mode text not null,
    created_at_ms bigint not null,
    amount numeric not null,
    currency text not null,
    status text not null,
    unit text,
    symbol text,
    network text,
    buyer text,
    due_at_ms bigint,
    data jsonb not null
  );
  create index payment_by_date on payment (merchant_id, mode, created_at_ms, seq);
  create index payment_by_amount on payment (merchant_id, mode, amount, seq);
  create index payment_due on payment (due_at_ms) where due_at_ms is not null;

  create table event (
    id text primary key,
    seq bigserial not null,
    merchant_id text not null,
    mode text not null,
    type text not null,
    payment_id text not null,
    created_at_ms bigint not null,
    body text not null
  );
  create index event_since on event (merchant_id, mode, created_at_ms);

  create table delivery (
    id text primary key,
    seq bigserial not null,
    merchant_id text not null,
    mode text not null,
    endpoint_id text not null,
    created_at_ms bigint not null,
    due_at_ms bigint,
    claim_id text,
    data jsonb not null
  );
  create index delivery_due on delivery (due_at_ms) where due_at_ms is not null;
  create index delivery_list on delivery (merchant_id, mode, seq);
  create index delivery_since on delivery (endpoint_id, created_at_ms);

  create table endpoint (
    merchant_id text not null,
    mode text not null,
    data jsonb not null,
    primary key (merchant_id, mode)
  );

  create table answer (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    until_ms bigint not null
  );

  create table clock (offset_ms bigint not null);
  insert into clock values (0);
  `,
  // An endpoint has a list of the secrets that were rotated out, no longer one or null.
  `
  update endpoint set data = jsonb_set(
    data,
    '{previous}',
    case jsonb_typeof(data->'previous') when 'object' then jsonb_build_array(data->'previous') else '[]' end
  )
  `,
  `
  create index event_of_payment on event (payment_id, seq);
  create index delivery_of_event on delivery ((data ->> 'eventId'));
  `,
  `
  create index answer_until on answer (until_ms);
  `,
  // A settlement has a transaction. Those without one get a hash that follows from the payment's id.
  `
  update payment set data = jsonb_set(
    data,
    '{state,settled,txId}',
    to_jsonb('0x' || md5(id) || md5('settlement of ' || id))
  )
  where jsonb_typeof(data #> '{state,settled}') = 'object' and data #> '{state,settled,txId}' is null
  `,
  // When a payment took its last step.
  `
  alter table payment add column final_at_ms bigint;
  update payment set final_at_ms = coalesce(
    data #>> '{state,settled,atMs}',
    data #>> '{state,success,atMs}',
    data #>> '{state,failed,atMs}',
    data #>> '{state,expired,atMs}',
    data #>> '{state,cancelled,atMs}'
  )::bigint
  where due_at_ms is null;
  create index payment_final on payment (final_at_ms) where final_at_ms is not null;
  create index event_by_date on event (created_at_ms)
  `,
  // The sandbox serves the icons itself; it used to name those of the public service.
  `
  update payment set data = jsonb_set(
    jsonb_set(data, '{state,processing,optionAmount,display,iconUrl}', 'null'),
    '{state,processing,optionAmount,display,networkIconUrl}',
    'null'
  )
  where data #>> '{state,processing,optionAmount,display,iconUrl}' like 'https://api.walletconnect.com/%'
  `,
  // The sandbox's own icons are paths, because its address may change.
  `
  update payment set data = jsonb_set(
    jsonb_set(
      data,
      '{state,processing,optionAmount,display,iconUrl}',
      to_jsonb(substring(data #>> '{state,processing,optionAmount,display,iconUrl}' from '/icons/[a-z]+[.]svg$'))
    ),
    '{state,processing,optionAmount,display,networkIconUrl}',
    to_jsonb(substring(data #>> '{state,processing,optionAmount,display,networkIconUrl}' from '/icons/eip155-[0-9]+[.]svg$'))
  )
  where data #>> '{state,processing,optionAmount,display,iconUrl}' ~ '^https?://[^/]+/icons/(usdc|eurc)[.]svg$'
    and data #>> '{state,processing,optionAmount,display,networkIconUrl}' ~ '^https?://[^/]+/icons/eip155-[0-9]+[.]svg$'
  `,
  // Payments are paid with coins of a ledger, and executed once claimed.
  `
  create table offer (
    payment_id text not null,
    account text not null,
    issue text not null,
    primary key (payment_id, account)
  );

  create table ledger (
    seq bigserial primary key,
    kind text not null,
    payment_id text,
    account text not null,
    unit text not null,
    amount numeric not null
  );
  create unique index ledger_once on ledger (payment_id, kind);
  create index ledger_of_account on ledger (account, unit) include (amount);

  update payment set data = jsonb_set(
    data,
    '{state,processing,confirmation}',
    (data #> '{state,processing,confirmation}') - 'succeedsAtMs' || jsonb_build_object(
      'results', '',
      'executesAtMs', data #> '{state,processing,confirmation,succeedsAtMs}'
    )
  )
  where data #> '{state,processing,confirmation}' is not null
  `,
  // Payments may be transactions on a chain.
  `
  create table chain (id integer primary key, data jsonb not null);

  create table chain_transaction (
    hash text primary key,
    seq bigserial not null,
    payment_id text unique,
    is_open boolean not null,
    data jsonb not null
  );
  create index chain_transaction_seq on chain_transaction (seq);
  create index chain_transaction_open on chain_transaction (seq) where is_open;

  create table payment_key (key text primary key, payment_id text not null)
  `,
  // The numbers of earlier blocks are not known: their transactions come last.
  `
  update chain_transaction set data = jsonb_set(data, '{block,number}', '0') where data -> 'block' <> 'null'
  `,
  TOTALS_MIGRATION,
  MERCHANTS_MIGRATION,
  PARTNER_LISTS_MIGRATION,
  // The secret of links to receipts: 244 random bits, written here so that no read has to write it.
  `
  create table receipt_secret (value text not null);
  insert into receipt_secret values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  `,
  // A payment has at most one transaction that pays it, and one that settles it.
  `
  alter table chain_transaction drop constraint chain_transaction_payment_id_key;
  create unique index chain_transaction_of_payment on chain_transaction (payment_id, ((data ->> 'kind') = 'settlement'))
  `,
];

/** A statement; what `$$` encloses may contain semicolons. */
const STATEMENT = /(?:\$\$.*?\$\$|(?!\$\$)[^;])+/gs;

/** The statements of a migration, which some databases run one at a time only. */
export const toStatements = (sql: string): readonly string[] =>
  [...sql.matchAll(STATEMENT)].flatMap(([statement]) => (statement.trim() ? [statement] : []));

/** An advisory lock: processes that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 7_236_401;

/** Migrates the database to the current version; runs inside a transaction. */
export const migrate = async (database: Queryable): Promise<void> => {
  await database.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await database.query('create table if not exists migration (version integer primary key)');
  const [row] = await database.query<{ version: number | null }>('select max(version) as version from migration');
  const version = row?.version ?? 0;
  if (version > MIGRATIONS.length)
    throw new Error(
      `The data has version ${version}, which is newer than this sandbox. Update the sandbox, or choose another --data.`,
    );
  for (const [index, sql] of MIGRATIONS.entries()) {
    if (index < version) continue;
    for (const statement of toStatements(sql)) await database.query(statement);
    await database.query('insert into migration values ($1)', [index + 1]);
  }
};
