/** The logo of a site, which its portal shows in place of the mark. */
export const siteLogo = `
alter table cms_site add column logo_file_id uuid references file_object (id);
create index cms_site_logo on cms_site (logo_file_id) where logo_file_id is not null;
`
