/**
 * What an author changes in a work is a draft next to it: the row of the work and its files stay as they were submitted
 * until the draft is submitted too, so that no author is left with nothing at the deadline (domain 2.4).
 */
export const workDrafts = `
create table comp_work_draft (
  work_id bigint primary key references comp_work (id) on delete cascade,
  title varchar(120) not null,
  summary varchar(500) not null,
  textbook varchar(60),
  grade_name varchar(20),
  knowledge varchar(100),
  updated_at timestamptz not null
);

create table comp_work_draft_file (
  work_id bigint not null references comp_work_draft (work_id) on delete cascade,
  slot varchar(20) not null,
  seq smallint not null,
  file_id uuid not null references file_object (id),
  primary key (work_id, slot, seq)
);
create index comp_work_draft_file_file on comp_work_draft_file (file_id);
`
