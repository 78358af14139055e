import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { touchRoles } from '../../db/data-version'
import { acquireAdvisoryLock, type Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, Refusal } from '../../http/refusals'
import { ROOT_MENU, columnsOf } from './menu-rules'
import { insertItem, refuseTaken, updateItem } from './menu-save.service'
import { listMenus, type MenuRow } from './menus.queries'

type Entry = Schema<'MenuEntry'>

const VERSION = 1

/** Items from the top down, siblings in order, so that each comes after the one it stands below. */
function fromTheTop(items: readonly MenuRow[], parentId: number | null = null): MenuRow[] {
  return items.filter((item) => item.parentId === parentId).flatMap((item) => [item, ...fromTheTop(items, item.id)])
}

/** The whole menu as a document that another server can take over: names instead of ids. */
export async function menuDocument(db: Db): Promise<Schema<'MenuDocument'>> {
  const items = await listMenus(db)
  const nameOf = new Map(items.map(({ id, name }) => [id, name]))
  const entries = fromTheTop(items).map((item): Entry => ({
    name: item.name,
    parentName: item.parentId === null ? null : (nameOf.get(item.parentId) ?? null),
    title: item.title,
    titles: item.titleI18n,
    icon: item.icon,
    url: item.url,
    component: item.component,
    type: item.type,
    permissionCode: item.permissionCode,
    keepAlive: item.keepAlive,
    hidden: item.hidden,
  }))
  return { version: VERSION, items: entries }
}

const isSame = (item: MenuRow, entry: Entry) =>
  JSON.stringify(columnsOf({}, item)) === JSON.stringify(columnsOf(entry, item))

async function takeOver(tx: Db, items: readonly MenuRow[], { parentName, ...entry }: Entry) {
  const parent = parentName === null ? null : items.find(({ name }) => name === parentName)
  if (parent === undefined) throw invalidFields([{ field: 'parentName', key: 'menus.misplaced' }])
  const known = items.find(({ name }) => name === entry.name)
  if (!known) {
    await insertItem(tx, items, { ...entry, parentId: parent?.id ?? ROOT_MENU })
    return 'added'
  }
  if (known.parentId !== (parent?.id ?? null)) throw invalidFields([{ field: 'parentName', key: 'menus.moveInstead' }])
  if (isSame(known, { parentName, ...entry })) return 'same'
  await updateItem(tx, known, entry)
  return 'changed'
}

/** A refusal of one entry names the entry. */
function ofEntry(error: unknown, index: number): unknown {
  const [first, ...rest] = error instanceof Refusal ? (error.details.faults ?? []) : []
  const named = ({ field, ...fault }: NonNullable<typeof first>) => ({ ...fault, field: `items[${index}].${field}` })
  return first ? invalidFields([named(first), ...rest.map(named)]) : error
}

/** Adds what is not there and changes what is, by name; nothing is deleted. All of it, or nothing. */
export async function importMenuDocument(call: Call<'importMenus'>): Promise<{ added: number; changed: number }> {
  const { db, body } = call
  return db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'menuTree')
    const counts = { added: 0, changed: 0, same: 0 }
    let items = await listMenus(tx)
    for (const [index, entry] of body.items.entries()) {
      const done = await takeOver(tx, items, entry)
        .catch(refuseTaken)
        .catch((error: unknown) => {
          throw ofEntry(error, index)
        })
      counts[done] += 1
      if (done === 'added') items = await listMenus(tx)
    }
    const { added, changed } = counts
    await touchRoles(tx)
    await recordOperation(tx, call, {
      action: 'menu.import',
      permissionCode: 'sys:menu:edit',
      target: { type: 'menu', id: 0, label: '' },
      facts: { added, changed },
    })
    return { added, changed }
  })
}
