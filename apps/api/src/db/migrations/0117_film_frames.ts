/** Films of works are compared by perceptual hashes of still frames, which an external transcoder delivers. */
export const filmFrames = `
create table film_frame (
  file_id uuid primary key references file_object (id) on delete cascade,
  state varchar(7) not null check (state in ('waiting', 'done', 'failed')),
  attempts smallint not null default 0,
  created_at timestamptz not null,
  requested_at timestamptz,
  seconds numeric(9, 3),
  hashes varchar(32)[] not null default '{}',
  check ((state = 'done') = (seconds is not null))
);
create index film_frame_waiting on film_frame (requested_at nulls first) where state = 'waiting';
`
