import { sql } from 'drizzle-orm'
import type { SeedCounty } from './area-seed'
import type { SetContext } from './set-context'
import { itemAt } from '../required'

const FIRST_ID = 101
/** The role of county administrators, whose menu local roles take over. */
const MODEL_ROLE = 7

/** Writes the local roles of counties: the menu of a county administrator, below one's own organization. */
export async function loadRoles(
  { table, preset, db, createdAt }: SetContext,
  counties: readonly SeedCounty[],
): Promise<void> {
  const writer = await table('role', ['id', 'name', 'role_extent', 'icon', 'created_at'])
  for (let index = 0; index < preset.localRoles; index += 1) {
    const county = itemAt(counties, index % counties.length)
    const round = Math.floor(index / counties.length)
    const name = `${county.name}${round === 0 ? '业务员' : '督导员'}${county.code}`
    await writer.add([FIRST_ID + index, name, 'scope=org_tree', 'building', createdAt])
  }
  await writer.end()
  await db.execute(sql`
    insert into role_menu (role_id, menu_id, state)
    select role.id, role_menu.menu_id, role_menu.state from role, role_menu
    where role.id >= ${FIRST_ID} and role_menu.role_id = ${MODEL_ROLE}
    on conflict do nothing`)
}
