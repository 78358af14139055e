/**
 * Two administrators may edit a stage, or a subject of it, at the same time; the second save has to be refused, as it is
 * for every other record.
 */
export const stageVersion = `
alter table garde add column version integer not null default 0;
alter table subject add column version integer not null default 0;
`
