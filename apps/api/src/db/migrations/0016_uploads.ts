/**
 * Files on their way here, one row each until a resource takes the file: who sends what, and until when the received
 * bytes are stored. The store knows how many those are. A resource names its author, who need not be its owner.
 */
export const uploads = `
create table upload_session (
  id uuid primary key,
  owner_id bigint not null references app_user (id),
  name varchar(200) not null,
  ext varchar(10) not null,
  size bigint not null check (size > 0),
  sha256 char(64) not null,
  is_complete boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint upload_session_bytes unique (owner_id, sha256, size)
);
create index upload_session_expiry on upload_session (expires_at);
create index file_object_owner on file_object (owner_id) where place = 'store';
alter table resource add column author varchar(50);
`
