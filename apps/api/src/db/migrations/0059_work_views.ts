/**
 * Works of published results have a page open to all visitors: its readers are counted as those of other content, and a work that
 * loses its award, is disqualified or withdrawn leaves the caches at once. Changes before the award are not content.
 */
export const workViews = `
alter table view_daily drop constraint view_daily_ref_type_check;
alter table view_daily add constraint view_daily_ref_type_check
  check (ref_type in ('article', 'school', 'principal', 'activity', 'resource', 'studio', 'work'));

create trigger content_comp_work after update of title, summary, cover_file_id, state, deleted_at on comp_work
  for each row when (old.state = 'awarded') execute function touch_content();
create trigger content_comp_entry after update of state, deleted_at on comp_entry
  for each row when (new.state in ('cancelled', 'void') or new.deleted_at is not null) execute function touch_content();
`
