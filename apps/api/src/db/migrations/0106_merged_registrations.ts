/** A request for an account can be merged with an account that its applicant has already; the proof of it is stored. */
export const mergedRegistrations = `
alter table registration_request
  add column merge_proof varchar(8) check (merge_proof in ('code', 'document')),
  add column merge_code_hash text,
  add column merge_code_user bigint,
  add column merge_code_sent_at timestamptz,
  add column merge_code_tries smallint;
`
