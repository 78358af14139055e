/**
 * What search engines show of a column, and all addresses of a merged one: its route and the id of its standing page
 * lead to the column that it was merged into, like its code.
 */
export const columnAddresses = `
alter table cms_column add column seo jsonb not null default '{}';
alter table cms_column_redirect
  add column from_id bigint references cms_column (id),
  add column bind_route varchar(200);
create index cms_column_redirect_from on cms_column_redirect (from_id);
`
