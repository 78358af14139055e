/**
 * All logs are chained, by keyed hashes that the server computes: until now a person with access to the database could
 * compute those of the operation log, and delete rows from the end of any log. Rows of before are sealed by the first
 * server that starts, which is the only change of a log row that the trigger allows.
 */
export const logChains = `
alter table operation_log add column seq bigint, alter column prev_hash drop not null, alter column hash drop not null;
alter table login_log add column seq bigint, add column prev_hash text, add column hash text;
alter table pii_access_log add column seq bigint, add column prev_hash text, add column hash text;

create table log_head (
  log varchar(10) primary key check (log in ('operation', 'login', 'pii')),
  seq bigint,
  hash text not null default ''
);
insert into log_head (log, seq) values
  ('operation', case when exists (select from operation_log) then null else 0 end),
  ('login', case when exists (select from login_log) then null else 0 end),
  ('pii', case when exists (select from pii_access_log) then null else 0 end);

create or replace function refuse_log_change() returns trigger language plpgsql as $$
declare
  chain constant text[] := array['seq', 'prev_hash', 'hash'];
begin
  if tg_op = 'UPDATE' and old.seq is null and new.seq is not null and to_jsonb(new) - chain = to_jsonb(old) - chain then
    return new;
  end if;
  raise exception 'log rows are append only';
end $$;
`
