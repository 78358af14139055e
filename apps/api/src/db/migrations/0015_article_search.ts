/**
 * Search without a segmenter: every two neighbouring characters of Chinese, Japanese or Korean are a word, and so is
 * a run of Latin letters or digits. Words of the title stand a second time behind a mark, so that titles can be
 * searched alone, and so does the site, so that one site's texts are counted without touching those of others. The
 * list index covers what decides whether a row shows, so that pages and totals are counted on it alone.
 */
export const articleSearch = String.raw`
create function article_grams(content text) returns text[] language sql immutable parallel safe as $grams$
  with prepared as (select lower(normalize(coalesce(content, ''), NFKC)) as content),
  runs as (
    select found[1] as run from prepared,
      regexp_matches(prepared.content, '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+', 'g') found
  )
  select coalesce(array_agg(distinct gram), '{}') from (
    select found[1] as gram from runs, regexp_matches(run, '..', 'g') found
    union all select found[1] from runs, regexp_matches(substr(run, 2), '..', 'g') found
    union all select run from runs where length(run) = 1
    union all select left(found[1], 40) from prepared, regexp_matches(prepared.content, '[a-z0-9]+', 'g') found
  ) every_gram
$grams$;
alter table cms_article add column search tsvector not null default '';
create function index_article() returns trigger language plpgsql as $index$
declare
  body text;
begin
  select left(body_text, 20000) into body from cms_article_revision where id = new.live_revision_id;
  new.search := array_to_tsvector(
    article_grams(concat_ws(' ', new.title, new.subtitle, new.summary, body))
    || ('@' || new.site_id)
    || array(select '#' || gram from unnest(article_grams(concat_ws(' ', new.title, new.subtitle))) gram));
  return new;
end $index$;
create trigger article_search before insert or update of site_id, title, subtitle, summary, live_revision_id on cms_article
  for each row when (new.live_revision_id is not null) execute function index_article();
update cms_article set title = title where live_revision_id is not null;
create index cms_article_search on cms_article using gin (search);

drop index cms_article_list;
create index cms_article_page on cms_article (column_id, publish_at desc, id desc)
  include (offline_at, visibility, org_id, pinned_until, recommend)
  where state = 'approved' and deleted_at is null and live_revision_id is not null;
create index cms_article_latest on cms_article (site_id, publish_at desc, id desc)
  where state = 'approved' and deleted_at is null and live_revision_id is not null;
create index cms_article_end on cms_article (site_id, offline_at)
  where state = 'approved' and deleted_at is null and offline_at is not null;
create index cms_article_pinned on cms_article (column_id, pinned_until) where pinned_until is not null;
create index cms_article_lead on cms_article (site_id, recommend desc, publish_at desc, id desc) where recommend > 0;
`
