/**
 * Score schemes have versions, and the first mark locks the version that it refers to: what was judged stays readable as
 * it was judged, whatever the organiser changes later. The lock is held by the database too. A competition names the
 * version that it announces; library schemes belong to a unit.
 */
export const scoreSchemes = `
alter table score_scheme add column family_id bigint references score_scheme (id) on delete cascade;
alter table score_scheme add column owner_org_id bigint references school (id);
alter table score_scheme add column marks_per_work smallint not null default 5 check (marks_per_work between 1 and 15);
alter table score_scheme add column revision integer not null default 0;
alter table score_scheme add column updated_at timestamptz not null default now();
create unique index score_scheme_version on score_scheme (coalesce(family_id, id), version);
create index score_scheme_owner on score_scheme (owner_org_id) where competition_id is null;
alter table score_criterion add column decides_ties boolean not null default false;

alter table competition add column scheme_id bigint references score_scheme (id) on delete set null;
update competition set scheme_id = (select max(id) from score_scheme where competition_id = competition.id);
create index competition_scheme on competition (scheme_id);
create index judge_panel_scheme on judge_panel (scheme_id);

create function has_marks(scheme bigint) returns boolean language sql stable as $$
  select exists (select from judge_panel panel join judge_assignment task on task.panel_id = panel.id
    join mark on mark.assignment_id = task.id where panel.scheme_id = scheme)
$$;
create function keep_marked_criterion() returns trigger language plpgsql as $$
begin
  if has_marks(case when tg_op = 'INSERT' then new.scheme_id else old.scheme_id end) then
    raise check_violation using message = 'marks refer to the scheme of the criterion';
  end if;
  return coalesce(new, old);
end $$;
create trigger score_criterion_marked before insert or update or delete on score_criterion
  for each row execute function keep_marked_criterion();
create function keep_marked_scheme() returns trigger language plpgsql as $$
begin
  if (old.total, old.aggregation, old.tie_break, old.marks_per_work, old.name, old.version)
      is distinct from (new.total, new.aggregation, new.tie_break, new.marks_per_work, new.name, new.version)
    and has_marks(old.id) then
    raise check_violation using message = 'marks refer to the scheme';
  end if;
  return new;
end $$;
create trigger score_scheme_marked before update on score_scheme for each row execute function keep_marked_scheme();
update score_scheme set locked = has_marks(id);
`
