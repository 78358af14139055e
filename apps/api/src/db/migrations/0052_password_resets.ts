/**
 * Forgotten passwords: a ticket for each request, whether its login name exists or not, so that both leave the same trace.
 * Code and ticket are there only as hashes; five tries, five minutes.
 */
export const passwordResets = `
create table password_reset (
  ticket_hash text primary key,
  user_id bigint references app_user (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  verified_at timestamptz,
  used_at timestamptz
);
create index password_reset_user on password_reset (user_id, created_at);
create index password_reset_expiry on password_reset (expires_at);
`
