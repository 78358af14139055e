/** Cases of principals: articles of a kind of their own, each about one principal (domain 2.5). */
export const principalCases = `
create table principal_case (
  article_id bigint primary key references cms_article (id) on delete cascade,
  principal_id bigint not null references principal_profile (id) on delete cascade
);
create index principal_case_principal on principal_case (principal_id);
create trigger content_principal_case after insert or update or delete on principal_case
  for each statement execute function touch_content();
update cms_article_revision set fields = jsonb_set(fields, '{kind,principalId}', 'null')
  where fields->'kind' is not null and fields->'kind' <> 'null';
`
