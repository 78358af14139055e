import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** What the organiser shows at the activity that `openCheckin` moves. */
export const checkinCode = '204816'

/**
 * Lets an activity in a data folder begin in a quarter of an hour, so that seats can be taken and check-in is open. At
 * the hours of the demo it is so for half an hour a day. Before the server starts: the folder has one owner at a time.
 */
export async function openCheckin(folder: string, activityId: number): Promise<void> {
  const database = await PGlite.create({ dataDir: join(folder, 'database') })
  await database.query(
    `update research_activity set start_at = now() + interval '15 minutes', end_at = now() + interval '3 hours',
      checkin_code = $2 where id = $1`,
    [activityId, checkinCode],
  )
  await database.close()
}
