/**
 * Pages elsewhere link to the files of a former portal by their addresses there. Each leads to the file of the media
 * library that came from it; an import that is undone takes its own away.
 */
export const movedFiles = `
create table library_file_redirect (
  site_id bigint not null references cms_site (id) on delete cascade,
  address varchar(500) not null,
  file_id uuid not null references file_object (id) on delete cascade,
  import_id uuid references content_import (id) on delete set null,
  primary key (site_id, address)
);
create index library_file_redirect_file on library_file_redirect (file_id);
create index library_file_redirect_import on library_file_redirect (import_id) where import_id is not null;
`
