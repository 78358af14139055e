/** Researchers of a subject are edited in the console: two editors must not overwrite each other. */
export const researcherVersion = `
alter table subject_researcher add column version integer not null default 0;
`
