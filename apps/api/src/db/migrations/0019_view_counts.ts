/** How often each item was read on each day; an item shows the sum, which is stored with it. */
export const viewCounts = `
create table view_daily (
  ref_type varchar(10) not null check (ref_type in ('article', 'school', 'principal', 'activity', 'resource')),
  ref_id bigint not null,
  day date not null,
  count integer not null check (count > 0),
  primary key (ref_type, ref_id, day)
);
`
