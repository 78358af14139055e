/**
 * Locks are no weapon: a browser in which a person has signed in before is known, and what others do in its network
 * does not lock it. Others compute a proof of work before their network is blocked; each proof counts once.
 */
export const signInChallenges = `
create table known_device (
  user_id bigint not null references app_user (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, token_hash)
);

create table used_challenge (
  id varchar(80) primary key,
  expires_at timestamptz not null
);
create index used_challenge_end on used_challenge (expires_at);

alter table sign_in_guard drop constraint sign_in_guard_kind_check,
  add constraint sign_in_guard_kind_check check (kind in ('pair', 'name', 'network', 'picture'));
`
