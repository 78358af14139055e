/**
 * Which folder holds the uploads of this database. Servers that each write to a folder of their own would show half of
 * the files, so the second one is refused.
 */
export const uploadFolder = `
create table upload_folder (
  id smallint primary key check (id = 1),
  folder_id uuid not null,
  host text not null,
  path text not null
);
`
