/** A site is exported as an archive of plain files by a background task. */
export const siteArchives = `
alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check check (kind in ('importCheck', 'importCommit', 'export', 'promotion',
  'personalExport', 'certificates', 'contentRead', 'contentImport', 'transcode', 'siteArchive'));
`
