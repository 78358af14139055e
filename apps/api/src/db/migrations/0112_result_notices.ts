/** Messages about results belong to the notifications of competitions. */
export const resultNotices = `
create or replace function notification_kind(event varchar) returns varchar language sql immutable as $$
  select case
    when split_part(event, '.', 1) in ('resource', 'preschool', 'article') then 'review'
    when split_part(event, '.', 1) in
      ('entry', 'work', 'recommend', 'objection', 'competition', 'judging', 'result', 'activity', 'certificate')
      then 'competition'
    when split_part(event, '.', 1) in ('password', 'account', 'registration', 'changeSchool') then 'account'
    when split_part(event, '.', 1) = 'task' then 'task'
  end
$$;
`
