/**
 * What judges are fit for, as the organiser knows it, and a count on each panel that refuses a stale change. Judges
 * without a profile are in the pool.
 */
export const judgeProfiles = `
create table judge_profile (
  user_id bigint primary key references app_user (id) on delete cascade,
  title varchar(40) not null,
  courses jsonb not null default '[]',
  expertise varchar(200) not null,
  state varchar(9) not null check (state in ('pool', 'active', 'suspended')),
  version integer not null default 0,
  updated_at timestamptz not null,
  updated_by bigint not null
);
alter table judge_panel add column version integer not null default 0;
`
