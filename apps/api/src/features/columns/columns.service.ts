import { isInsideUrl } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { ColumnSeo } from '../../db/tables/content'
import type { Actor, Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { findSite } from '../sites/site-save.queries'
import { requireOpenSite } from '../sites/open-site.policy'
import { requireSiteOf } from '../article-editing/article-access.policy'
import { listManagedColumns } from '../article-editing/managed-columns.queries'
import {
  countColumnUsage,
  deepestBelow,
  deleteColumnRow,
  findStoredColumn,
  insertColumn,
  isCodeTaken,
  listSiblingIds,
  lockColumns,
  moveContents,
  nextSeq,
  movePaths,
  saveOrder,
  type StoredColumn,
  updateColumn,
} from './columns.queries'

type Save = Call<'insertOrUpdateColumn'>

const MAX_DEPTH = 4
const NAME_MAX = 100
const CODE = /^[A-Za-z][\w.-]{0,49}$/
const TOP = '/'

const depthOf = (path: string) => path.split('/').filter(Boolean).length
const targetOf = ({ id, name }: StoredColumn) => ({ type: 'column', id, label: name })

/** The column, if the code opens its site to the caller and the site takes changes. */
async function requireColumn(tx: Db, actor: Actor, code: string, id: number): Promise<StoredColumn> {
  const known = await findStoredColumn(tx, id)
  if (!known) throw notFound()
  requireSiteOf(actor, code, known.siteId)
  await lockColumns(tx, known.siteId)
  const [column, site] = [await findStoredColumn(tx, id), await findSite(tx, known.siteId)]
  if (!column || !site) throw notFound()
  requireOpenSite(site.state)
  return column
}

async function parentPathOf(tx: Db, siteId: number, parentId: number | null | undefined): Promise<string> {
  if (parentId === null || parentId === undefined) return TOP
  const parent = await findStoredColumn(tx, parentId)
  if (!parent || parent.siteId !== siteId) throw invalidFields([{ field: 'parentId', key: 'articles.unknownColumn' }])
  return parent.path
}

function requireDepth(parentPath: string, levels: number): void {
  if (depthOf(parentPath) + levels > MAX_DEPTH)
    throw refuse('COLUMN_TOO_DEEP', 'columns.tooDeep', { levels: MAX_DEPTH })
}

async function requireValid(tx: Db, body: Save['body']): Promise<void> {
  const { id, siteId, name, code, bindRoute, visibility, visibleRoleIds } = body
  const faults: FieldFault[] = []
  if (name.trim() === '') faults.push({ field: 'name', key: 'columns.nameRequired' })
  if (name.trim().length > NAME_MAX) faults.push({ field: 'name', key: 'problem.long' })
  if (!CODE.test(code)) faults.push({ field: 'code', key: 'columns.codeFormat' })
  else if (await isCodeTaken(tx, siteId, code, id)) faults.push({ field: 'code', key: 'columns.codeTaken' })
  if (bindRoute && !isInsideUrl(bindRoute)) faults.push({ field: 'bindRoute', key: 'columns.routeFormat' })
  if (visibility === 'role' && !visibleRoleIds?.length)
    faults.push({ field: 'visibleRoleIds', key: 'columns.rolesRequired' })
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

function seoOf({ title, description }: Schema<'ColumnSeo'>): ColumnSeo {
  const [shown, text] = [title?.trim(), description?.trim()]
  return { ...(shown && { title: shown }), ...(text && { description: text }) }
}

const fieldsOf = (body: Save['body']) => ({
  name: body.name.trim(),
  nameI18n: body.names ?? {},
  code: body.code,
  kind: body.kind,
  bindRoute: body.bindRoute || null,
  visibility: body.visibility,
  visibleRoleIds: body.visibleRoleIds ?? [],
  reviewLevels: body.reviewLevels,
  isNav: body.isNav,
  state: body.state,
  freshnessDays: body.freshnessDays ?? null,
  // A writer that knows nothing of it leaves it as it is.
  ...(body.seo && { seo: seoOf(body.seo) }),
})

/** What the log compares of a column. */
const logged = (
  column: Pick<
    StoredColumn,
    'name' | 'code' | 'kind' | 'bindRoute' | 'visibility' | 'reviewLevels' | 'isNav' | 'state'
  >,
) => {
  const { name, code, kind, bindRoute, visibility, reviewLevels, isNav, state } = column
  return { name, code, kind, bindRoute, visibility, reviewLevels, isNav, state }
}

async function present(tx: Db, { siteId, id }: StoredColumn, now: Date): Promise<Schema<'ManagedColumn'>> {
  const column = (await listManagedColumns(tx, siteId, now)).find((row) => row.id === id)
  if (!column) throw notFound()
  return column
}

async function add(tx: Db, call: Save): Promise<number> {
  const { body } = call
  const site = await findSite(tx, body.siteId)
  if (!site) throw notFound()
  requireOpenSite(site.state)
  await lockColumns(tx, body.siteId)
  const parentPath = await parentPathOf(tx, body.siteId, body.parentId)
  requireDepth(parentPath, 1)
  await requireValid(tx, body)
  const seq = await nextSeq(tx, body.siteId, body.parentId ?? null)
  const column = { ...fieldsOf(body), siteId: body.siteId, parentId: body.parentId ?? null, seq }
  return insertColumn(tx, column, parentPath)
}

async function change(tx: Db, call: Save, id: number): Promise<StoredColumn> {
  const before = await requireColumn(tx, call.actor, 'cms:column:edit', id)
  if (before.siteId !== call.body.siteId) throw notFound()
  if (call.body.version !== undefined && call.body.version !== before.version)
    throw versionConflict(await present(tx, before, call.clock.now()))
  await requireValid(tx, call.body)
  await updateColumn(tx, id, fieldsOf(call.body))
  return before
}

/** Adds a column at the end of its siblings, or changes one where it is. */
export async function saveColumn(call: Save): Promise<Schema<'ManagedColumn'>> {
  const { db, actor, body } = call
  const permissionCode = body.id === undefined ? 'cms:column:add' : 'cms:column:edit'
  requireSiteOf(actor, permissionCode, body.siteId)
  return db.transaction(async (tx) => {
    const before = body.id === undefined ? undefined : await change(tx, call, body.id)
    const column = await findStoredColumn(tx, body.id ?? (await add(tx, call)))
    if (!column) throw notFound()
    const result = await present(tx, column, call.clock.now())
    await recordOperation(tx, call, {
      action: before ? 'column.edit' : 'column.add',
      permissionCode,
      target: targetOf(column),
      difference: await differenceOf(call.secrets, before ? logged(before) : {}, logged(column)),
    })
    return result
  })
}

/** Puts a column with all below it at a place among the columns of a parent. */
export async function moveColumnTo(call: Call<'moveColumn'>): Promise<Schema<'ManagedColumn'>[]> {
  const { db, actor, body } = call
  const parentId = body.parentId ?? null
  return db.transaction(async (tx) => {
    const column = await requireColumn(tx, actor, 'cms:column:move', body.id)
    const parentPath = await parentPathOf(tx, column.siteId, parentId)
    if (parentPath.startsWith(column.path)) throw refuse('COLUMN_INSIDE_ITSELF', 'columns.insideItself')
    requireDepth(parentPath, (await deepestBelow(tx, column.path)) - depthOf(column.path) + 1)
    await movePaths(tx, column.path, `${parentPath}${column.id}/`)
    await updateColumn(tx, column.id, { parentId })
    const others = (await listSiblingIds(tx, column.siteId, parentId)).filter((id) => id !== column.id)
    await saveOrder(tx, others.toSpliced(body.index, 0, column.id))
    const result = await listManagedColumns(tx, column.siteId, call.clock.now())
    const facts = { parentId: parentId ?? 'top', index: body.index }
    await recordOperation(tx, call, {
      action: 'column.move',
      permissionCode: 'cms:column:move',
      target: targetOf(column),
      facts,
    })
    return result
  })
}

/** Gives everything of one column to another of the same site and deletes it; its address leads to the other one. */
export async function mergeColumns(call: Call<'mergeColumn'>): Promise<Schema<'ManagedColumn'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const from = await requireColumn(tx, actor, 'cms:column:merge', body.from)
    const to = await findStoredColumn(tx, body.to)
    const canTake = to && to.siteId === from.siteId && to.id !== from.id && (to.kind === 'list' || to.kind === 'page')
    if (!canTake) throw invalidFields([{ field: 'to', key: 'articles.unknownColumn' }])
    const { children } = await countColumnUsage(tx, from.id)
    if (children > 0) throw refuse('COLUMN_IN_USE', 'columns.hasChildren', { children })
    await moveContents(tx, from, to)
    await deleteColumnRow(tx, from, clock.now())
    const result = await present(tx, to, clock.now())
    await recordOperation(tx, call, {
      action: 'column.merge',
      permissionCode: 'cms:column:merge',
      target: targetOf(from),
      facts: { to: to.code },
    })
    return result
  })
}

/** Deletes a column that nothing belongs to. */
export async function removeColumn(call: Call<'deleteColumn'>): Promise<void> {
  const { db, actor, clock, path } = call
  await db.transaction(async (tx) => {
    const column = await requireColumn(tx, actor, 'cms:column:delete', path.id)
    const { children, articles } = await countColumnUsage(tx, column.id)
    if (children > 0) throw refuse('COLUMN_IN_USE', 'columns.hasChildren', { children })
    if (articles > 0) throw refuse('COLUMN_IN_USE', 'columns.hasArticles', { articles })
    await deleteColumnRow(tx, column, clock.now())
    await recordOperation(tx, call, {
      action: 'column.delete',
      permissionCode: 'cms:column:delete',
      target: targetOf(column),
    })
  })
}
