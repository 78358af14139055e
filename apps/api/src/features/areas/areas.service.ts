import { areaNodeRules, brokenRules } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { touchOrganizations } from '../../db/data-version'
import { acquireAdvisoryLock, violatedConstraint, type Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { isRoot, requireArea, requireParent } from './areas.policy'
import { presentArea } from './areas.presenter'
import {
  countUsage,
  deleteBranch,
  findArea,
  insertArea,
  listChildren,
  moveBranch,
  setOrder,
  setParent,
  updateArea,
  type AreaRow,
} from './areas.queries'

function requireVersion(area: AreaRow, version: number | undefined): void {
  if (version !== undefined && version !== area.version) throw versionConflict(presentArea(area))
}

async function reload(tx: Db, areaCode: string): Promise<AreaRow> {
  const area = await findArea(tx, areaCode)
  if (!area) throw notFound()
  return area
}

/** One write of the area tree. Writers take turns, so that what they read still holds when they write. */
function changeTree<Result>({ db }: AnyCall, write: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'areaTree')
    return write(tx)
  })
}

async function findParent(tx: Db, parentCode: string): Promise<AreaRow | undefined> {
  if (isRoot(parentCode)) return undefined
  const parent = await findArea(tx, parentCode)
  if (!parent) throw notFound()
  return parent
}

/** What the log compares of an area. */
const logged = (area: AreaRow) => {
  const { areaCode, name, parentCode, displayOrder, dataStatus } = presentArea(area)
  return { areaCode, name, parentCode, displayOrder, dataStatus }
}

const targetOf = (area: AreaRow) => ({ type: 'area', id: area.areaCode, label: area.name })

/** Adds an area below its parent. The depth follows from the parent, whatever was sent. */
export async function addArea(call: Call<'insertArea'>): Promise<AreaRow> {
  const { actor, body, clock } = call
  const { areaCode = '', name = '' } = body
  requireRules(brokenRules(areaNodeRules, body))
  return changeTree(call, async (tx) => {
    const parent = await findParent(tx, body.parentCode ?? '')
    requireParent(actor, 'area:add', parent)
    if (parent?.dataStatus === '1') throw refuse('AREA_DISABLED', 'areas.parentDisabled')
    if (await findArea(tx, areaCode)) throw invalidFields([{ field: 'areaCode', key: 'areas.codeTaken' }])
    await insertArea(tx, {
      areaCode,
      name,
      parentCode: parent?.areaCode ?? null,
      depth: (parent?.depth ?? -1) + 1,
      path: `${parent?.path ?? '/'}${areaCode}/`,
      displayOrder: Number(body.displayOrder),
      createdBy: actor.userId,
      createdAt: clock.now(),
    })
    const area = await reload(tx, areaCode)
    await recordOperation(tx, call, {
      action: 'area.add',
      permissionCode: 'area:add',
      target: targetOf(area),
      difference: await differenceOf(call.secrets, {}, logged(area)),
    })
    return area
  })
}

async function moveUnder(tx: Db, call: Call<'updateArea'>, area: AreaRow, parentCode: string): Promise<void> {
  const parent = await findParent(tx, parentCode)
  requireParent(call.actor, 'area:edit', parent)
  if (parent?.path.startsWith(area.path)) throw refuse('AREA_CYCLE', 'areas.insideItself')
  if (parent?.dataStatus === '1') throw refuse('AREA_DISABLED', 'areas.parentDisabled')
  const depthStep = (parent?.depth ?? -1) + 1 - area.depth
  await setParent(tx, area.areaCode, parent?.areaCode ?? null)
  await moveBranch(tx, area.path, `${parent?.path ?? '/'}${area.areaCode}/`, depthStep)
  await touchOrganizations(tx)
}

/** Renames, reorders or moves an area. Its code is its identity and stays. */
export async function editArea(call: Call<'updateArea'>): Promise<AreaRow> {
  const { actor, body, clock } = call
  requireRules(brokenRules(areaNodeRules, body))
  return changeTree(call, async (tx) => {
    const area = requireArea(actor, 'area:edit', await findArea(tx, body.areaCode ?? ''))
    requireVersion(area, body.version)
    if (area.dataStatus === '1') throw refuse('AREA_DISABLED', 'areas.disabled')
    const isMove = body.parentCode !== undefined && body.parentCode !== presentArea(area).parentCode
    if (isMove) await moveUnder(tx, call, area, body.parentCode ?? '')
    await updateArea(tx, area.areaCode, {
      name: body.name,
      displayOrder: Number(body.displayOrder),
      updatedBy: actor.userId,
      updatedAt: clock.now(),
    })
    const saved = await reload(tx, area.areaCode)
    await recordOperation(tx, call, {
      action: 'area.edit',
      permissionCode: 'area:edit',
      target: targetOf(saved),
      difference: await differenceOf(call.secrets, logged(area), logged(saved)),
    })
    return saved
  })
}

/** Enables or disables an area. Those below keep their own state. */
export async function setAreaStatus(call: Call<'updateAreaStatus'>): Promise<AreaRow> {
  const { actor, body, clock } = call
  return changeTree(call, async (tx) => {
    const area = requireArea(actor, 'area:state', await findArea(tx, body.areaCode))
    requireVersion(area, body.version)
    await updateArea(tx, area.areaCode, {
      dataStatus: body.dataStatus,
      updatedBy: actor.userId,
      updatedAt: clock.now(),
    })
    const saved = await reload(tx, area.areaCode)
    await recordOperation(tx, call, {
      action: 'area.state',
      permissionCode: 'area:state',
      target: targetOf(saved),
      difference: await differenceOf(call.secrets, logged(area), logged(saved)),
    })
    return saved
  })
}

/** Deletes an area with everything below, or nothing while organizations or people point into the branch. */
export async function deleteArea(call: Call<'deleteArea'>): Promise<number> {
  const { actor, path } = call
  return changeTree(call, async (tx) => {
    const area = requireArea(actor, 'area:delete', await findArea(tx, path.areaCode))
    const { descendants, schools, users } = await countUsage(tx, area.path)
    if (schools > 0) throw refuse('AREA_IN_USE', 'areas.inUse', { schools })
    if (users > 0) throw refuse('AREA_IN_USE', 'areas.inUseByUsers', { users })
    await deleteBranch(tx, area.path)
    const facts = { descendants }
    await recordOperation(tx, call, {
      action: 'area.delete',
      permissionCode: 'area:delete',
      target: targetOf(area),
      facts,
    })
    return descendants + 1
  }).catch((error: unknown) => {
    // Sites, articles and deleted people refer to areas as well; the foreign keys know them all.
    if (violatedConstraint(error) === undefined) throw error
    throw refuse('AREA_IN_USE', 'areas.referenced')
  })
}

/** Puts the children of one area in a new order. All of them have to be named, or somebody else was faster. */
export async function reorderChildren(call: Call<'reorderAreas'>): Promise<void> {
  const { actor, body } = call
  await changeTree(call, async (tx) => {
    const parent = await findParent(tx, body.parentCode)
    requireParent(actor, 'area:edit', parent)
    const children = await listChildren(tx, parent?.areaCode ?? null)
    const wanted = new Set(body.areaCodes)
    const isSame = wanted.size === children.length && children.every(({ areaCode }) => wanted.has(areaCode))
    if (!isSame || body.areaCodes.length !== wanted.size) throw refuse('AREA_CHILDREN_CHANGED', 'areas.childrenChanged')
    await setOrder(tx, body.areaCodes)
    const target = parent ? targetOf(parent) : { type: 'area', id: '0' }
    const facts = { before: children.map(({ areaCode }) => areaCode), after: body.areaCodes }
    await recordOperation(tx, call, { action: 'area.reorder', permissionCode: 'area:edit', target, facts })
  })
}
