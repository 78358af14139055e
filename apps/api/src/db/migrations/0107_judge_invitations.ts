/**
 * A member of a panel is invited: the person accepts by signing the agreement, whose version is stored, or declines with a
 * reason. `deadline_notified_for` is the due date that the person was last notified of, so that another due date is
 * notified of again, and the same one once.
 */
export const judgeInvitations = `
alter table judge_panel_member
  add column declined_at timestamptz,
  add column decline_reason varchar(300),
  add column deadline_notified_for timestamptz,
  add constraint judge_panel_member_response check (declined_at is null or (agreement_at is null and decline_reason is not null));
`
