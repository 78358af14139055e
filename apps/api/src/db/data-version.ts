import { sql } from 'drizzle-orm'
import type { Db } from './database'

/** Says that the organization tree, or the areas it hangs in, have changed: every cached data scope is read again. */
export async function touchOrganizations(tx: Db): Promise<void> {
  await tx.execute(sql`update data_version set version = version + 1 where name = 'organisations'`)
}

/** Records a change of what roles may do: each user's permissions are loaded again with the next request. */
export async function touchRoles(tx: Db): Promise<void> {
  await tx.execute(sql`update data_version set version = version + 1 where name = 'permissions'`)
}

/** Records a change of what the portal shows: cached pages and responses are made again. */
export async function touchContent(tx: Db): Promise<void> {
  await tx.execute(sql`update data_version set version = version + 1 where name = 'content'`)
}
