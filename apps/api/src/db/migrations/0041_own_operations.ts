/** The start page of the console lists what its reader has changed lately, out of the log of all people. */
export const ownOperations = `
create index operation_log_actor on operation_log (actor_id, at desc) where target_type in ('user', 'article', 'school');
create index import_job_of_owner on import_job (owner_id, state);
`
