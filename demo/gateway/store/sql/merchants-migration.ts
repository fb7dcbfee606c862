/**
 * Merchants, and the destinations of their settlements. `search_name` is the name in lower case by the rules of Unicode, which
 * `lower` has in some locales only.
 */
export const MERCHANTS_MIGRATION = `
  create table merchant (
    mode text not null,
    merchant_id text not null,
    seq bigserial not null,
    search_name text not null,
    is_deleted boolean not null,
    data jsonb not null,
    primary key (mode, merchant_id)
  );
  create index merchant_list on merchant (mode, seq) where not is_deleted;

  insert into merchant (mode, merchant_id, search_name, is_deleted, data)
  select mode, 'merchant_demo', 'marginalia', false, jsonb_build_object(
    'merchantId', 'merchant_demo',
    'mode', mode,
    'name', 'Marginalia',
    'email', null,
    'iconUrl', '/icons/merchant_demo.svg',
    'createdAtMs', 1771372800000,
    'deletedAtMs', null
  )
  from unnest(array['test', 'live']) as mode;

  create table settlement_destination (
    id text primary key,
    seq bigserial not null,
    merchant_id text not null,
    mode text not null,
    asset_key text not null,
    data jsonb not null,
    unique (merchant_id, mode, asset_key)
  )
`;
