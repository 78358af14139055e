import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import type { ClosedPerson } from './identity.queries'

/** Removes resources that are not offered, and the typed author of those that are: it is the owner's name in most cases. */
export async function removeResources(tx: Db, { id }: ClosedPerson): Promise<void> {
  await tx.execute(sql`delete from resource where owner_id = ${id}
    and (state <> 'on_shelf' or deleted_at is not null)`)
  await tx.execute(sql`update resource set author = null where owner_id = ${id}`)
}

/** Removes the name of a person as the typed author of articles, in every revision, and previews and locks of theirs. */
export async function removeAuthorship(tx: Db, { id, name }: ClosedPerson): Promise<void> {
  await tx.execute(sql`update cms_article set author = null where author = ${name}
    and (created_by = ${id} or id in (select article_id from cms_article_revision where author_id = ${id}))`)
  await tx.execute(sql`update cms_article_revision set fields = fields || '{"author": null}'::jsonb
    where fields ->> 'author' = ${name} and (author_id = ${id}
      or article_id in (select id from cms_article where created_by = ${id}))`)
  await tx.execute(sql`delete from cms_article_preview where created_by = ${id}`)
  await tx.execute(sql`update cms_article set lock_user_id = null, lock_until = null where lock_user_id = ${id}`)
}

/** Removes questions to experts that are not on the portal, and the author of the others. */
export async function removeQuestions(tx: Db, { id }: ClosedPerson): Promise<void> {
  await tx.execute(sql`delete from expert_qa where author_id = ${id} and state <> 'published'`)
  await tx.execute(sql`update expert_qa set author_id = null where author_id = ${id}`)
}

/** Cancels sign-ups for activities to come, and leaves groups. What was attended stays, without a name. */
export async function leaveGroups(tx: Db, { id }: ClosedPerson, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`delete from research_signup where user_id = ${id}
    and activity_id in (select id from research_activity where start_at > ${at})`)
  await tx.execute(sql`update workgroup_member set left_at = (${at} at time zone 'Asia/Shanghai')::date
    where user_id = ${id} and left_at is null`)
}
