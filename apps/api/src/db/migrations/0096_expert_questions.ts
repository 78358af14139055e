/**
 * Questions of readers: who wrote them and when, and why one was declined. Only what is on the portal makes the
 * cached pages old, so that a new question renders nothing anew.
 */
export const expertQuestions = `
alter table expert_qa
  drop constraint expert_qa_state_check,
  add column author_id bigint references app_user (id),
  add column created_at timestamptz,
  add column decline_reason varchar(200),
  add column updated_at timestamptz,
  add column updated_by bigint;
update expert_qa set state = 'pending' where state = 'draft';
alter table expert_qa add constraint expert_qa_state_check check (state in ('open', 'pending', 'published', 'declined'));
create index expert_qa_managed on expert_qa (site_id, state, created_at);
create index expert_qa_author on expert_qa (author_id, created_at desc) where author_id is not null;

drop trigger content_expert_qa on expert_qa;
create trigger content_expert_qa_insert after insert on expert_qa for each row
  when (new.state = 'published') execute function touch_content();
create trigger content_expert_qa_update after update on expert_qa for each row
  when (old.state = 'published' or new.state = 'published') execute function touch_content();
create trigger content_expert_qa_delete after delete on expert_qa for each row
  when (old.state = 'published') execute function touch_content();
`
