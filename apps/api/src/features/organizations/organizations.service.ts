import { brokenRules, organizationRules, rootOrganizationId } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { touchOrganizations } from '../../db/data-version'
import { acquireAdvisoryLock, type Db, violatedConstraint } from '../../db/database'
import { organizationTypes } from '../../db/organization-types'
import { requireCode } from '../../http/authorization'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { coversArea } from '../../security/scope'
import { findArea } from '../areas/areas.queries'
import { renumberOrganizations } from './organization-positions'
import { countSchoolUsage } from './organization-usage.queries'
import { requireParentSchool, requireSchool } from './organizations.policy'
import { presentSchool } from './organizations.presenter'
import {
  findGreatestDepth,
  findSchoolById,
  insertOrganization,
  markDeleted,
  moveBranch,
  nextOrder,
  type SchoolRow,
  updateOrganization,
} from './organizations.queries'

type Save = Call<'insertOrUpdateSchool'>

/** Levels of the tree below its root. */
export const MAX_DEPTH = 20
/** What the log names as the target of a change. */
export const targetOf = (school: SchoolRow) => ({ type: 'school', id: school.id, label: school.name })

/** What the log compares of an organization, by the names of section 7. */
const logged = (school: SchoolRow) => {
  const { name, type, code, schoolType, areaCode, displayOrder } = school
  return { name, orgId: school.parentId ?? rootOrganizationId, type, code, schoolType, areaCode, displayOrder }
}

/** Runs one write of the tree. Writers wait for one another, so that no two of them number it at once. */
export async function changeTree<Result>({ db }: AnyCall, write: (tx: Db) => Promise<Result>): Promise<Result> {
  return db
    .transaction(async (tx) => {
      await acquireAdvisoryLock(tx, 'organizationTree')
      return write(tx)
    })
    .catch((error: unknown) => {
      const constraint = violatedConstraint(error)
      if (constraint === 'school_code') throw invalidFields([{ field: 'code', key: 'organisations.codeTaken' }])
      if (constraint === 'school_name_in_parent') {
        throw invalidFields([{ field: 'name', key: 'organisations.nameTaken' }])
      }
      throw error
    })
}

async function findParent(tx: Db, orgId: number): Promise<SchoolRow | undefined> {
  if (orgId === rootOrganizationId) return undefined
  const parent = await findSchoolById(tx, orgId)
  if (!parent) throw notFound()
  return parent
}

async function requireArea(tx: Db, { actor, body }: Save, code: string): Promise<void> {
  if (!body.areaCode) return
  const area = await findArea(tx, body.areaCode)
  const isOpen = area && area.dataStatus === '0' && coversArea(actor.scopeOf(code), area.path)
  if (!isOpen) throw invalidFields([{ field: 'areaCode', key: 'organisations.unknownArea' }])
}

/** The columns of a valid body that do not depend on the place in the tree. */
function columnsOf(body: Save['body']) {
  const type = organizationTypes.find((known) => known === body.type)
  if (!type) throw invalidFields([{ field: 'type', key: 'organisations.unknownType' }])
  const { name = '', displayOrder: order } = body
  return {
    name,
    type,
    ...(body.code !== undefined && { code: body.code === '' ? null : body.code }),
    ...(body.schoolType !== undefined && { schoolType: body.schoolType === '' ? null : body.schoolType }),
    ...(body.areaCode !== undefined && { areaCode: body.areaCode === '' ? null : body.areaCode }),
    ...(order !== undefined && { displayOrder: Number(order) }),
  }
}

function requireRoom(parent: SchoolRow | undefined, levels: number): void {
  if ((parent?.depth ?? -1) + levels > MAX_DEPTH) throw refuse('TOO_DEEP', 'organisations.tooDeep')
}

async function insert(tx: Db, call: Save): Promise<number> {
  const { actor, body, clock } = call
  const parent = await findParent(tx, body.orgId ?? rootOrganizationId)
  requireParentSchool(actor, 'school:add', parent)
  requireRoom(parent, 1)
  await requireArea(tx, call, 'school:add')
  const columns = columnsOf(body)
  const place = { parentId: parent?.id ?? null, depth: (parent?.depth ?? -1) + 1 }
  const displayOrder = columns.displayOrder ?? (await nextOrder(tx, place.parentId))
  const created = { createdBy: actor.userId, createdAt: clock.now() }
  const { id } = await insertOrganization(tx, parent?.path ?? '/', { ...columns, ...place, ...created, displayOrder })
  return id
}

async function moveUnder(tx: Db, { actor }: Save, school: SchoolRow, orgId: number): Promise<void> {
  const parent = await findParent(tx, orgId)
  requireParentSchool(actor, 'school:edit', parent)
  if (parent?.path.startsWith(school.path)) throw refuse('SCHOOL_CYCLE', 'organisations.insideItself')
  const step = (parent?.depth ?? -1) + 1 - school.depth
  const deepest = await findGreatestDepth(tx, school.path)
  requireRoom(parent, deepest - school.depth + 1)
  await moveBranch(tx, school, { parentId: parent?.id ?? null, path: parent?.path ?? '/', depthStep: step })
}

/** Changes an organization and returns it as it was before. */
async function update(tx: Db, call: Save, id: number): Promise<SchoolRow> {
  const { actor, body, clock } = call
  const school = requireSchool(actor, 'school:edit', await findSchoolById(tx, id))
  if (body.version !== undefined && body.version !== school.version) throw versionConflict(presentSchool(school))
  if (body.areaCode !== school.areaCode) await requireArea(tx, call, 'school:edit')
  if ((body.orgId ?? rootOrganizationId) !== (school.parentId ?? rootOrganizationId))
    await moveUnder(tx, call, school, body.orgId ?? rootOrganizationId)
  await updateOrganization(tx, id, { ...columnsOf(body), updatedBy: actor.userId, updatedAt: clock.now() })
  return school
}

/** Adds an organization below `orgId`, or changes and moves one with everything below. */
export async function saveSchool(call: Save): Promise<SchoolRow> {
  const { body } = call
  const permissionCode = body.id === undefined ? 'school:add' : 'school:edit'
  requireCode(call.actor, permissionCode)
  requireRules(brokenRules(organizationRules, body))
  return changeTree(call, async (tx) => {
    const before = body.id === undefined ? undefined : await update(tx, call, body.id)
    const id = body.id ?? (await insert(tx, call))
    await renumberOrganizations(tx)
    await touchOrganizations(tx)
    const school = await findSchoolById(tx, id)
    if (!school) throw notFound()
    await recordOperation(tx, call, {
      action: before ? 'school.edit' : 'school.add',
      permissionCode,
      target: targetOf(school),
      difference: await differenceOf(call.secrets, before ? logged(before) : {}, logged(school)),
    })
    return school
  })
}

/** Deletes an organization that nothing belongs to. */
export async function removeSchool(call: Call<'deleteSchool'>): Promise<void> {
  const { actor, path, clock } = call
  await changeTree(call, async (tx) => {
    const school = requireSchool(actor, 'school:delete', await findSchoolById(tx, path.id))
    const usage = await countSchoolUsage(tx, school.id)
    if (usage.children + usage.users + usage.grades > 0) throw refuse('SCHOOL_IN_USE', 'organisations.inUse', usage)
    await markDeleted(tx, school.id, { deletedAt: clock.now(), updatedBy: actor.userId })
    await renumberOrganizations(tx)
    await touchOrganizations(tx)
    const target = targetOf(school)
    await recordOperation(tx, call, { action: 'school.delete', permissionCode: 'school:delete', target })
  })
}
