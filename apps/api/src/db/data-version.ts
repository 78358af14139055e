import { sql } from 'drizzle-orm'
import type { Db } from './database'

/** Says that the organization tree, or the areas it hangs in, have changed: every cached data scope is read again. */
export async function touchOrganizations(tx: Db): Promise<void> {
  await tx.execute(sql`update data_version set version = version + 1 where name = 'organisations'`)
}

/** Says that what roles may do has changed: everybody's permissions are read again with their next request. */
export async function touchRoles(tx: Db): Promise<void> {
  await tx.execute(sql`update data_version set version = version + 1 where name = 'permissions'`)
}
