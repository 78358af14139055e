/**
 * Two changes of schools that move many records at once. A merged school names the one that took it over, so that its page
 * leads there. A promotion stores what each grade was before, so that it can be undone; a school takes part in one
 * promotion of a school year.
 */
export const schoolChanges = `
alter table school add column merged_into bigint references school (id);
create index school_merged on school (merged_into) where merged_into is not null;

alter table school_grade add column graduated_at timestamptz;
create index user_student_grade on user_student (grade_id);
create index teacher_class_class on teacher_class (class_id);

alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check check (kind in ('importCheck', 'importCommit', 'export', 'promotion'));

create table grade_promotion (
  id uuid primary key default gen_random_uuid(),
  school_year smallint not null,
  task_id uuid references task (id) on delete set null,
  created_by bigint not null references app_user (id),
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by bigint references app_user (id)
);
create index grade_promotion_newest on grade_promotion (created_at desc, id);
create table grade_promotion_school (
  promotion_id uuid not null references grade_promotion (id) on delete cascade,
  school_id bigint not null references school (id),
  school_year smallint not null,
  is_done boolean not null default false,
  is_undone boolean not null default false,
  primary key (promotion_id, school_id)
);
create unique index grade_promotion_once on grade_promotion_school (school_id, school_year) where not is_undone;
create table grade_promotion_step (
  promotion_id uuid not null references grade_promotion (id) on delete cascade,
  grade_id bigint not null references school_grade (id) on delete cascade,
  outcome varchar(9) not null check (outcome in ('moved', 'graduated', 'added')),
  old_name varchar(50) not null,
  old_seq integer not null,
  primary key (promotion_id, grade_id)
);
create index grade_promotion_step_grade on grade_promotion_step (grade_id);
`
