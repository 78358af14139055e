/**
 * Lists are narrowed by who issued a text and by where it happened, and offer only the choices that lead to something.
 * Along these indexes a list is read in its order, and the choices are found by jumping from one to the next.
 */
export const articleChoices = `
create index cms_article_publisher on cms_article (column_id, org_id, publish_at desc, id desc)
  include (offline_at, visibility, pinned_until)
  where state = 'approved' and deleted_at is null and live_revision_id is not null;
create index cms_article_area on cms_article (column_id, area_code, publish_at desc, id desc)
  include (offline_at, visibility, org_id, pinned_until)
  where state = 'approved' and deleted_at is null and live_revision_id is not null;
`
