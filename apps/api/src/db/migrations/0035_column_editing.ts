/**
 * Columns are edited: how often one should have something new, and where the address of a merged one
 * leads. The code of a merged column goes on working, so that no address of the portal breaks.
 */
export const columnEditing = `
alter table cms_column
  add column freshness_days integer check (freshness_days between 1 and 3650);
create table cms_column_redirect (
  site_id bigint not null references cms_site (id) on delete cascade,
  code varchar(50) not null,
  column_id bigint not null references cms_column (id) on delete cascade,
  primary key (site_id, code)
);
create index cms_column_redirect_column on cms_column_redirect (column_id);
create trigger content_column_redirect after insert or update or delete on cms_column_redirect
  for each statement execute function touch_content();
`
