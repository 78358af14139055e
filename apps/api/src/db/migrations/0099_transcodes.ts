/** Videos that browsers cannot play get a copy by an external transcoder; the task says how far it is. */
export const transcodes = `
create table file_transcode (
  file_id uuid primary key references file_object (id) on delete cascade,
  task_id uuid references task (id) on delete set null,
  copy_id uuid references file_object (id) on delete set null,
  reason varchar(200)
);
create index file_transcode_copy on file_transcode (copy_id) where copy_id is not null;
create index file_transcode_task on file_transcode (task_id);

alter table task add column run_at timestamptz;
alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check check (kind in ('importCheck', 'importCommit', 'export', 'promotion',
  'personalExport', 'certificates', 'contentRead', 'contentImport', 'transcode'));
`
