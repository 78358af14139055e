/**
 * When a judge of a panel was reminded last, so that nobody is reminded again within the hour, and what the monitor of a
 * round counts by: panels of tens of thousands of works are counted without their rows.
 */
export const judgingMonitor = `
alter table judge_panel_member add column reminded_at timestamptz;
create index judge_assignment_progress on judge_assignment (panel_id, judge_id, state, due_at, kind);
`
