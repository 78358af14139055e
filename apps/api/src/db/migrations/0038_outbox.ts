/**
 * Messages that wait for a mail server. They are stored in the transaction of what they tell about, so that neither is lost
 * without the other; what is in them is sealed, and removed once it has been sent or has expired.
 */
export const outbox = `
create table outbox_message (
  id uuid primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  kind varchar(40) not null,
  payload text,
  created_at timestamptz not null,
  next_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  sent_at timestamptz,
  check (sent_at is null or payload is null)
);
create index outbox_message_due on outbox_message (next_at) where payload is not null;
`
