import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import type { ClosedPerson } from './identity.queries'

/** Entries with an award that has been announced. Their names are part of a published result. */
const announced = sql`(select work.entry_id from comp_work work join award_grant held on held.work_id = work.id
  where held.state in ('publicised', 'final'))`

/**
 * Removes drafts of works, and the name of a person from entries whose awards have not been announced, and from
 * objections.
 */
export async function removeEntries(tx: Db, { id }: ClosedPerson, replacement: string): Promise<void> {
  const own = sql`(select work.id from comp_work work join comp_entry entry on entry.id = work.entry_id
    where entry.applicant_id = ${id})`
  await tx.execute(sql`delete from comp_work_draft_file where work_id in ${own}`)
  await tx.execute(sql`delete from comp_work_draft where work_id in ${own}`)
  await tx.execute(sql`delete from comp_work where id in ${own} and state = 'draft'`)
  await tx.execute(sql`update comp_entry_member set name = ${replacement}
    where user_id = ${id} and entry_id not in ${announced}`)
  await tx.execute(sql`update comp_entry set snapshot = snapshot - 'applicantName'
    where applicant_id = ${id} and id not in ${announced}`)
  await tx.execute(
    sql`update objection set real_name = ${replacement}, contact_enc = null where complainant_id = ${id}`,
  )
}
