/**
 * The samples of a panel are works that it judges: a judge can have the same work as a sample and, later, as a work whose
 * marks count. One of each is enough.
 */
export const sampleAssignments = `
alter table judge_assignment drop constraint judge_assignment_panel_id_work_id_judge_id_key;
create unique index judge_assignment_once on judge_assignment (panel_id, work_id, judge_id) where kind <> 'calibration';
create unique index judge_assignment_sample on judge_assignment (panel_id, work_id, judge_id) where kind = 'calibration';
`
