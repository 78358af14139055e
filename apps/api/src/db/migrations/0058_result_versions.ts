/**
 * A run of results and an objection are decided by several people: each change has to name the version that its author
 * has seen, so that two of them do not undo each other.
 */
export const resultVersions = `
alter table result_run add column version integer not null default 0;
alter table objection add column version integer not null default 0;
`
