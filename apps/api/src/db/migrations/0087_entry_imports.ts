/** A school imports entries for its people, too (domain 4.2). */
export const entryImports = `
alter table import_job drop constraint import_job_kind_check;
alter table import_job add constraint import_job_kind_check check (kind in ('user', 'school', 'area', 'entry'));
`
