/**
 * Taking over or ending the account of an administrator of security or of the audit would end the separation of the
 * administrators: a second person confirms it first. A confirmation is used once.
 */
export const confirmations = `
create table confirmation (
  id uuid primary key,
  action varchar(40) not null,
  target_id bigint not null references app_user (id) on delete cascade,
  requested_by bigint not null references app_user (id) on delete cascade,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_by bigint references app_user (id) on delete cascade,
  confirmed_at timestamptz,
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by is distinct from requested_by and confirmed_by is distinct from target_id),
  unique (action, target_id, requested_by)
);
`
