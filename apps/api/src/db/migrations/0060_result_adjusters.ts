/**
 * Who has adjusted an award of a run before it was confirmed: such a person cannot confirm it either, so that nobody
 * decides alone (domain 2.4).
 */
export const resultAdjusters = `
alter table result_run add column adjusted_by bigint[] not null default '{}';
alter table result_run add check (confirmed_by <> all (adjusted_by));
`
