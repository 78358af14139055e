/**
 * Smaller copies of pictures, which phones load in place of the large one, and pictures of special topics. The block
 * `contest` names an article and its phases in its configuration, so it needs no table.
 */
export const pictureCopies = `
create table file_copy (
  file_id uuid not null references file_object (id) on delete cascade,
  width integer not null check (width > 0),
  copy_id uuid not null references file_object (id) on delete cascade,
  primary key (file_id, width)
);
create index file_copy_of on file_copy (copy_id);

alter table site_topic add column cover_file_id uuid references file_object (id);
create index site_topic_cover on site_topic (cover_file_id) where cover_file_id is not null;
create index resource_cover on resource (cover_file_id) where cover_file_id is not null;
`
