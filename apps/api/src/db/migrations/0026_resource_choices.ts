/** Labels of resources, and indexes for lists of resources by their filters and orders. */
export const resourceChoices = `
alter table resource add column tags text[] not null default '{}' check (cardinality(tags) <= 10);
create index resource_tags on resource using gin (tags) where state = 'on_shelf' and deleted_at is null;
create index resource_subject on resource (kind, garde_id, course_id, publish_at desc, id desc)
  where state = 'on_shelf' and deleted_at is null;
create index resource_popular on resource (kind, view_count desc, id desc) where state = 'on_shelf' and deleted_at is null;
create trigger content_resource_tags after update of tags on resource for each statement execute function touch_content();
`
