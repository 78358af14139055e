/**
 * By which ways people are notified of which kind of events: on the site, by mail, by text message. Events are looked at
 * once for those who want them outside the site. Everyone sees who has seen their values in full.
 */
export const notificationSettings = `
create table notification_setting (
  user_id bigint not null references app_user (id) on delete cascade,
  kind varchar(12) not null check (kind in ('review', 'competition', 'account', 'task')),
  site boolean not null,
  mail boolean not null,
  sms boolean not null,
  locale varchar(2) not null check (locale in ('zh', 'en', 'ja', 'ko', 'tw')),
  primary key (user_id, kind)
);
create function notification_kind(event varchar) returns varchar language sql immutable as $$
  select case
    when split_part(event, '.', 1) in ('resource', 'preschool', 'article') then 'review'
    when split_part(event, '.', 1) in ('entry', 'work', 'recommend', 'objection', 'competition', 'judging', 'activity') then 'competition'
    when split_part(event, '.', 1) in ('password', 'account', 'registration', 'changeSchool') then 'account'
    when split_part(event, '.', 1) = 'task' then 'task'
  end
$$;
alter table notification add column forwarded_at timestamptz;
update notification set forwarded_at = created_at;
create index notification_forward on notification (id) where forwarded_at is null and event is not null;
create index pii_access_log_subject on pii_access_log (subject_id, at desc, id desc);
`
