/**
 * What a school shows in addition to its text: staff in figures, some teachers, courses, pictures, a film, and labels
 * to find it by.
 */
export const schoolPresentation = `
alter table school_profile
  add column tags text[] not null default '{}'
    check (tags <@ array['civilised', 'arts', 'sports', 'science', 'reading', 'green', 'rural', 'vocational']),
  add column staff_total integer check (staff_total >= 0),
  add column staff_senior integer check (staff_senior between 0 and staff_total),
  add column staff_graduate integer check (staff_graduate between 0 and staff_total),
  add column video_file_id uuid references file_object (id),
  add column video_title varchar(100),
  add column video_poster_id uuid references file_object (id),
  add constraint school_profile_video check ((video_file_id is null) = (video_title is null));
create index school_profile_tags on school_profile using gin (tags);
create index school_profile_video on school_profile (video_file_id) where video_file_id is not null;
create index school_profile_poster on school_profile (video_poster_id) where video_poster_id is not null;
create table school_teacher (
  school_id bigint not null references school_profile (school_id) on delete cascade,
  seq smallint not null,
  name varchar(50) not null,
  title varchar(60) not null,
  subject varchar(30) not null,
  intro varchar(300) not null,
  primary key (school_id, seq)
);
create table school_course (
  school_id bigint not null references school_profile (school_id) on delete cascade,
  seq smallint not null,
  name varchar(60) not null,
  summary varchar(300) not null,
  primary key (school_id, seq)
);
create table school_picture (
  school_id bigint not null references school_profile (school_id) on delete cascade,
  seq smallint not null,
  file_id uuid not null references file_object (id),
  alt varchar(200) not null check (alt <> ''),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (school_id, seq)
);
create index school_picture_file on school_picture (file_id);
-- News of a school is what it has written.
create index cms_article_org on cms_article (org_id, publish_at desc, id desc) where state = 'approved' and deleted_at is null;

create trigger content_school_teacher after insert or update or delete on school_teacher
  for each statement execute function touch_content();
create trigger content_school_course after insert or update or delete on school_course
  for each statement execute function touch_content();
create trigger content_school_picture after insert or update or delete on school_picture
  for each statement execute function touch_content();
-- Lists of schools name areas and are narrowed by them.
create trigger content_area after insert or delete or update of name, parent_code, display_order, data_status on area
  for each statement execute function touch_content();
create trigger content_school_more after update of tags, staff_total, staff_senior, staff_graduate, video_file_id, video_title,
  video_poster_id on school_profile for each statement execute function touch_content();
`
