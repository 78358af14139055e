/**
 * A common word stands in half of all texts, and a search shows ten of them. The index of words also knows the column and
 * the month of every text, so that the newest are found without collecting all, and one column's without the others'.
 * What no visitor sees is left out of it. Words go into it at once: a list of late ones would be read by every search.
 */
export const searchTimeBuckets = `
create function article_shelves(in_site bigint, in_column bigint, published timestamptz) returns bigint[]
  language sql immutable parallel safe as $shelves$
  select array[-in_column, in_site * 100000
    + extract(year from published at time zone 'UTC')::bigint * 12 + extract(month from published at time zone 'UTC')::bigint]
$shelves$;
drop index cms_article_search;
create index cms_article_search on cms_article
  using gin (search, article_shelves(site_id, column_id, publish_at)) with (fastupdate = off)
  where state = 'approved' and deleted_at is null and live_revision_id is not null;
`
