/**
 * Articles of another system are read into rows first, so that the person sees them before anything is written and a
 * run goes on where it ended. What was imported keeps its former date, and its former addresses lead to it.
 */
export const contentImport = `
create table content_import (
  id uuid primary key default gen_random_uuid(),
  owner_id bigint not null references app_user (id) on delete cascade,
  site_id bigint not null references cms_site (id) on delete cascade,
  source varchar(10) not null check (source in ('wordpress', 'csv', 'word')),
  file_name varchar(300) not null,
  file_id uuid,
  archive_id uuid,
  state varchar(10) not null check (state in ('reading', 'ready', 'importing', 'done', 'undone')),
  task_id uuid,
  mapping jsonb not null default '{"columns": {}, "authors": {}}',
  authors jsonb not null default '{}',
  attachments jsonb not null default '{}',
  ignored integer not null default 0,
  folder_id bigint references library_folder (id) on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null
);
create index content_import_owner on content_import (owner_id, created_at desc);
create index content_import_expiry on content_import (expires_at);
create table content_import_item (
  import_id uuid not null references content_import (id) on delete cascade,
  no integer not null,
  state varchar(8) not null check (state in ('waiting', 'imported', 'skipped', 'undone')),
  reason varchar(12),
  title varchar(500) not null,
  html text not null,
  files jsonb not null,
  cover varchar(2000),
  summary varchar(500) not null,
  tags jsonb not null,
  categories jsonb not null,
  author varchar(200),
  old_state varchar(10) not null,
  is_locked boolean not null,
  is_too_long boolean not null,
  published_at timestamptz,
  address varchar(2000),
  other_addresses jsonb not null,
  missing jsonb not null default '[]',
  article_id bigint references cms_article (id) on delete set null,
  primary key (import_id, no)
);
create index content_import_item_state on content_import_item (import_id, state, no);
create index content_import_item_article on content_import_item (article_id) where article_id is not null;
create table content_import_file (
  import_id uuid not null references content_import (id) on delete cascade,
  file_id uuid not null references file_object (id) on delete cascade,
  primary key (import_id, file_id)
);
create index content_import_file_file on content_import_file (file_id);
create table cms_article_origin (
  article_id bigint primary key references cms_article (id) on delete cascade,
  published_at timestamptz
);
create table cms_article_redirect (
  site_id bigint not null references cms_site (id) on delete cascade,
  address varchar(500) not null,
  host varchar(255) not null,
  article_id bigint not null references cms_article (id) on delete cascade,
  primary key (site_id, address)
);
create index cms_article_redirect_article on cms_article_redirect (article_id);
alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check check (kind in ('importCheck', 'importCommit', 'export', 'promotion',
  'personalExport', 'certificates', 'contentRead', 'contentImport'));
`
