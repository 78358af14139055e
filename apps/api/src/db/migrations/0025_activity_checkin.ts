/**
 * Check-in to activities: a code that the organiser shows on the spot, hours of credit for those who came, and how often
 * somebody has typed a wrong code, since six digits must not be tried out.
 */
export const activityCheckin = `
alter table research_activity
  add column checkin_code char(6) not null
    default lpad(((('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::bigint) % 1000000)::text, 6, '0')
    check (checkin_code ~ '^[0-9]{6}$'),
  add column credit_hours numeric(4, 1) check (credit_hours > 0);
alter table research_signup
  add column checked_at timestamptz,
  add column credit_hours numeric(4, 1) check (credit_hours > 0),
  add column wrong_codes smallint not null default 0;
create index research_activity_subject on research_activity (site_id, garde_id, course_id, start_at) where state = 'published';

create trigger content_activity_credit after update of credit_hours on research_activity
  for each statement execute function touch_content();
create trigger content_stage after insert or update or delete on garde for each statement execute function touch_content();
create trigger content_subject after insert or update or delete on subject for each statement execute function touch_content();
`
