import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import type { ClosedPerson } from './identity.queries'

/** Removes the requests of a person: for the account, with what its guardian stated, and for changes of school. */
export async function removeApplications(tx: Db, { id }: ClosedPerson): Promise<void> {
  await tx.execute(sql`delete from registration_request where user_id = ${id}`)
  await tx.execute(sql`delete from change_school_request where user_id = ${id}`)
}

/** Removes what a guardian stated in the requests of these children. */
export async function removeGuardianStatements(tx: Db, childIds: readonly number[]): Promise<void> {
  for (const childId of childIds)
    await tx.execute(
      sql`update registration_request set guardian_enc = null where user_id = ${childId} and state <> 'pending'`,
    )
}

/**
 * Removes exports, also those of others' data, and what imports have stored about the person. Of other tasks the
 * network goes.
 */
export async function removeTasks(tx: Db, { id }: ClosedPerson): Promise<void> {
  await tx.execute(sql`delete from task where owner_id = ${id} and kind in ('export', 'personalExport')`)
  await tx.execute(sql`update task set ip = '' where owner_id = ${id}`)
  await tx.execute(sql`delete from import_row
    where entity_id = ${String(id)} and job_id in (select id from import_job where kind = 'user')`)
}

/** Removes messages that only this person received, and replaces the name in those that others have. */
export async function removeMessages(tx: Db, { id, name }: ClosedPerson, replacement: string): Promise<void> {
  await tx.execute(sql`delete from notification where event is not null and recipients = 1
    and id in (select notification_id from notification_receipt where user_id = ${id} and is_named)`)
  await tx.execute(sql`delete from notification_receipt where user_id = ${id}`)
  await tx.execute(sql`update notification set sender_name = ${replacement} where sender_id = ${id}`)
  await tx.execute(sql`update notification set facts = (
      select jsonb_object_agg(key, case when value = to_jsonb(${name}::text) then to_jsonb(${replacement}::text) else value end)
      from jsonb_each(facts)
    ) where exists (select 1 from jsonb_each(facts) where value = to_jsonb(${name}::text))`)
}
