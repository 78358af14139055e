/** The history of a record is queried by what was changed, the newest first. */
export const recordHistory = `
create index operation_log_target on operation_log (target_type, target_id, at desc, id desc);
`
