import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { touchRoles } from '../../db/data-version'
import { acquireAdvisoryLock, type Db, violatedConstraint } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { EMPTY_SCOPE } from '../../security/scope'
import { ROOT_MENU, columnsOf, menuFaults, type MenuColumns } from './menu-rules'
import { fitsBelow } from './menu-tree'
import { presentManagedMenu } from './menus.presenter'
import {
  countRolesOf,
  deleteMenuRow,
  insertMenu,
  listMenus,
  type MenuRow,
  setMenuOrder,
  updateMenu,
} from './menus.queries'
import { requireOwnMenus } from './own-menus.policy'

const permissionCode = 'sys:menu:edit'
const targetOf = ({ id, title }: { id: number; title: string }) => ({ type: 'menu', id, label: title })

function requireItem(items: readonly MenuRow[], id: number): MenuRow {
  const item = items.find((candidate) => candidate.id === id)
  if (!item) throw notFound()
  return item
}

function requireValid(columns: MenuColumns): void {
  const [first, ...rest] = menuFaults(columns)
  if (first) throw invalidFields([first, ...rest])
}

/** A taken name, address or code breaks a unique key; the field at fault says so. */
export function refuseTaken(error: unknown): never {
  const constraint = violatedConstraint(error)
  if (constraint === undefined) throw error
  const field = constraint === 'menu_url' ? 'url' : constraint === 'menu_code' ? 'permissionCode' : 'name'
  throw invalidFields([{ field, key: 'menus.taken' }])
}

/**
 * Roles have the item, not its code: another code or type would hand them other rights without anybody granting them.
 */
async function requireSameRights(tx: Db, item: MenuRow, columns: MenuColumns): Promise<void> {
  const isSame = item.permissionCode === columns.permissionCode && item.type === columns.type
  if (isSame) return
  const roles = await countRolesOf(tx, item.id)
  if (roles > 0) throw refuse('MENU_HELD', 'menus.held', { roles })
}

function placeAtEnd(items: readonly MenuRow[], parentId: number | null): number {
  const places = items.filter((item) => item.parentId === parentId).map(({ seq }) => seq)
  return Math.max(-1, ...places) + 1
}

/** Adds an item as the last child of its parent. Returns its id. */
export async function insertItem(
  tx: Db,
  items: readonly MenuRow[],
  body: Call<'insertOrUpdateMenu'>['body'],
): Promise<number> {
  const columns = columnsOf(body)
  requireValid(columns)
  const parentId = body.parentId || null
  if (!fitsBelow(items, undefined, parentId)) throw invalidFields([{ field: 'parentId', key: 'menus.misplaced' }])
  return insertMenu(tx, { ...columns, parentId, seq: placeAtEnd(items, parentId) })
}

/** Changes an item in its place. */
export async function updateItem(tx: Db, item: MenuRow, body: Call<'insertOrUpdateMenu'>['body']): Promise<void> {
  const columns = columnsOf(body, item)
  if (body.version !== undefined && body.version !== item.version) {
    throw versionConflict(presentManagedMenu(item, await countRolesOf(tx, item.id)))
  }
  requireValid(columns)
  if (body.parentId !== undefined && (body.parentId || null) !== item.parentId) {
    throw invalidFields([{ field: 'parentId', key: 'menus.moveInstead' }])
  }
  await requireSameRights(tx, item, columns)
  await updateMenu(tx, item.id, columns)
}

const loggedMenu = ({ titleI18n: _titles, ...columns }: MenuColumns) => columns

/** Adds a menu item or changes one. Each user's menu is loaded again afterwards. */
export async function saveMenu(call: Call<'insertOrUpdateMenu'>) {
  const { db, body, secrets } = call
  return db
    .transaction(async (tx) => {
      await acquireAdvisoryLock(tx, 'menuTree')
      const items = await listMenus(tx)
      const known = body.id === undefined ? undefined : requireItem(items, body.id)
      if (known) await updateItem(tx, known, body)
      const id = known?.id ?? (await insertItem(tx, items, body))
      const saved = requireItem(await listMenus(tx), id)
      await touchRoles(tx)
      await recordOperation(tx, call, {
        action: known ? 'menu.edit' : 'menu.add',
        permissionCode,
        target: targetOf(saved),
        difference: await differenceOf(secrets, known ? loggedMenu(known) : {}, loggedMenu(columnsOf({}, saved))),
      })
      return presentManagedMenu(saved, await countRolesOf(tx, id))
    })
    .catch(refuseTaken)
}

/** Moves an item with everything below it. Moves take turns, so that no two make a circle between them. */
export async function moveMenuItem(call: Call<'moveMenu'>): Promise<void> {
  const { db, body } = call
  const parentId = body.parentId || null
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'menuTree')
    const items = await listMenus(tx)
    const item = requireItem(items, body.id)
    if (!fitsBelow(items, item.id, parentId)) throw invalidFields([{ field: 'parentId', key: 'menus.misplaced' }])
    const siblings = items.filter((one) => one.parentId === parentId && one.id !== item.id).map(({ id }) => id)
    const order = [...siblings.slice(0, body.index), item.id, ...siblings.slice(body.index)]
    await updateMenu(tx, item.id, { parentId })
    await setMenuOrder(tx, order)
    await touchRoles(tx)
    await recordOperation(tx, call, {
      action: 'menu.move',
      permissionCode,
      target: targetOf(item),
      facts: { from: item.parentId ?? ROOT_MENU, to: body.parentId, index: body.index },
    })
  })
}

/** Throws unless the caller has the item: an administrator of accounts must not delete what auditors need. */
async function requireOwn(tx: Db, { actor }: AnyCall, item: MenuRow): Promise<void> {
  await requireOwnMenus(tx, actor, [{ menuId: item.id, code: item.permissionCode }], EMPTY_SCOPE)
}

/** Deletes an item without children, also from the roles that have it. Returns how many roles those were. */
export async function removeMenu(call: Call<'deleteMenu'>): Promise<number> {
  return call.db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'menuTree')
    const items = await listMenus(tx)
    const item = requireItem(items, call.path.id)
    const children = items.filter(({ parentId }) => parentId === item.id).length
    if (children > 0) throw refuse('MENU_HAS_CHILDREN', 'menus.hasChildren', { children })
    await requireOwn(tx, call, item)
    const roles = await countRolesOf(tx, item.id)
    await deleteMenuRow(tx, item.id)
    await touchRoles(tx)
    const facts = { roles, code: item.permissionCode ?? '' }
    await recordOperation(tx, call, { action: 'menu.delete', permissionCode, target: targetOf(item), facts })
    return roles
  })
}
