import type { Db } from '../../db/database'
import { piiAccessLog } from '../../db/tables/logs'

/** Logs that a personal value was shown in full. */
export async function insertPiiAccess(tx: Db, access: typeof piiAccessLog.$inferInsert): Promise<void> {
  await tx.insert(piiAccessLog).values(access)
}
