/**
 * Text messages next to mail, numbers and mailboxes that their owner has confirmed with a code, and recovery codes. What
 * is confirmed is the hash of the value: when the value changes, it is not confirmed any more.
 */
export const contactChannels = `
alter table outbox_message add column channel varchar(4) not null default 'mail' check (channel in ('mail', 'sms'));
create table verified_contact (
  user_id bigint not null references app_user (id) on delete cascade,
  kind varchar(6) not null check (kind in ('mobile', 'email')),
  value_hash text not null,
  verified_at timestamptz not null,
  primary key (user_id, kind)
);
create table contact_code (
  id uuid primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  kind varchar(6) not null check (kind in ('mobile', 'email')),
  value_hash text not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index contact_code_user on contact_code (user_id, kind, created_at desc);
create index contact_code_expiry on contact_code (expires_at);
create table recovery_code (
  user_id bigint not null references app_user (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table password_reset add column channel varchar(8) not null default 'mail'
  check (channel in ('mail', 'sms', 'recovery'));
`
