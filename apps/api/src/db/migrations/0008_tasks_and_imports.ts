/**
 * Work in the background, and files that people send to be stored row by row. Results and rows lie in the database, so
 * that every server of one database can go on with them. Rows hold personal values: they are ciphertext and expire.
 */
export const tasksAndImports = `
create table task (
  id uuid primary key default gen_random_uuid(),
  kind varchar(20) not null check (kind in ('importCheck', 'importCommit', 'export')),
  state varchar(10) not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  params jsonb not null,
  job_id uuid,
  done bigint not null default 0,
  total bigint,
  problem varchar(60),
  file_name varchar(300),
  owner_id bigint not null references app_user (id) on delete cascade,
  request_id varchar(80) not null,
  ip varchar(45) not null,
  locale varchar(5) not null,
  attempts smallint not null default 0,
  heartbeat_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz
);
create index task_of_owner on task (owner_id, created_at desc, id);
create index task_waiting on task (created_at) where state in ('queued', 'running');
create index task_expiring on task (expires_at) where state = 'done';
create table task_file (
  task_id uuid not null references task (id) on delete cascade,
  no integer not null,
  body bytea not null,
  primary key (task_id, no)
);

create table import_job (
  id uuid primary key default gen_random_uuid(),
  kind varchar(10) not null check (kind in ('user', 'school', 'area')),
  mode varchar(6) not null check (mode in ('skip', 'update')),
  file_name varchar(300) not null,
  fields jsonb not null,
  state varchar(10) not null check (state in ('checking', 'checked', 'committing', 'committed', 'failed', 'undone')),
  owner_id bigint not null references app_user (id) on delete cascade,
  task_id uuid references task (id) on delete set null,
  created_at timestamptz not null,
  committed_at timestamptz,
  expires_at timestamptz not null
);
create index import_job_expiring on import_job (expires_at);
create table import_row (
  job_id uuid not null references import_job (id) on delete cascade,
  row_no integer not null,
  state varchar(8) not null check (state in ('waiting', 'valid', 'existing', 'invalid', 'created', 'updated', 'skipped', 'undone')),
  cells text not null,
  faults jsonb not null default '[]',
  entity_id varchar(40),
  label varchar(200),
  undo text,
  primary key (job_id, row_no)
);
create index import_row_state on import_row (job_id, state, row_no);
`
