import { brokenRules, previewFileTypes, resourceRules, uploadLimits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { findSubject } from '../stages/stages.queries'
import { listFinished, releaseUploads } from '../uploads/uploads.queries'
import { presentOwnResource } from './own-resources.presenter'
import {
  areaOf,
  attachFiles,
  findOwn,
  insertResource,
  listFilesOf,
  listReasons,
  type OwnResource,
  updateResource,
} from './own-resources.queries'

const permissionCode = 'res:create'
type AnyResourceCall = Call<'insertOrUpdateResource'> | Call<'submitResource'> | Call<'deleteResource'>

async function present(tx: Db, resource: OwnResource): Promise<Schema<'OwnResource'>> {
  const ids = [resource.id]
  return presentOwnResource(resource, await listFilesOf(tx, ids), await listReasons(tx, ids))
}

/** One's own resource that may still change: a submitted one waits for its reviewer. */
async function requireChangeable(tx: Db, call: AnyResourceCall, id: number, version?: number): Promise<OwnResource> {
  const known = await findOwn(tx, call.actor.userId, id)
  if (!known) throw notFound()
  if (version !== undefined && version !== known.version) throw versionConflict(await present(tx, known))
  if (known.state !== 'draft' && known.state !== 'returned') throw refuse('RESOURCE_FIXED', 'resources.fixed')
  return known
}

/** Takes finished uploads into a resource, behind the files it has. */
async function takeFiles(tx: Db, call: Call<'insertOrUpdateResource'>, resourceId: number): Promise<void> {
  const { fileIds = [] } = call.body
  const wanted = [...new Set(fileIds)]
  const [finished, held] = [await listFinished(tx, call.actor.userId, wanted), await listFilesOf(tx, [resourceId])]
  if (finished.length < wanted.length) throw notFound()
  if (finished.some(({ ext }) => !previewFileTypes.includes(ext)))
    throw invalidFields([{ field: 'fileIds', key: 'uploads.error.type' }])
  if (held.length + wanted.length === 0) throw invalidFields([{ field: 'fileIds', key: 'resources.noFile' }])
  if (held.length + wanted.length > uploadLimits.resourceFilesMax)
    throw refuse('RESOURCE_FILES', 'resources.tooManyFiles')
  await attachFiles(tx, resourceId, held.length, wanted)
  await releaseUploads(tx, wanted)
}

async function addResource(tx: Db, call: Call<'insertOrUpdateResource'>, fields: ReturnType<typeof fieldsOf>) {
  const { actor, clock } = call
  const areaCode = actor.schoolId === null ? null : await areaOf(tx, actor.schoolId)
  if (actor.schoolId === null || areaCode === null) throw refuse('RESOURCE_NO_SCHOOL', 'resources.noSchool')
  const owner = { ownerId: actor.userId, orgId: actor.schoolId, areaCode, createdBy: actor.userId }
  return insertResource(tx, { ...fields, ...owner, state: 'draft', createdAt: clock.now() })
}

type Written = Omit<Call<'insertOrUpdateResource'>['body'], 'id' | 'fileIds' | 'version' | 'author'> & {
  author: string | null
}

function fieldsOf(written: Written) {
  const { title, kind, gardeId, courseId, gradeName, textbook, chapter, author, summary, range, copyright } = written
  const optional = (text: string | null | undefined) => text || null
  return {
    title,
    kind,
    gardeId,
    courseId,
    gradeName: optional(gradeName),
    textbook: optional(textbook),
    chapter: optional(chapter),
    author,
    summary: summary ?? '',
    range,
    copyright,
  }
}

/** Adds a resource made of finished uploads, or changes a draft. */
export async function saveResource(call: Call<'insertOrUpdateResource'>): Promise<Schema<'OwnResource'>> {
  const { db, actor, clock, body } = call
  requireRules(brokenRules(resourceRules, body))
  return db.transaction(async (tx) => {
    if (!(await findSubject(tx, body.gardeId, body.courseId)))
      throw invalidFields([{ field: 'courseId', key: 'users.unknownSubject' }])
    const known = body.id === undefined ? undefined : await requireChangeable(tx, call, body.id, body.version)
    const fields = fieldsOf(body)
    const saved = known
      ? await updateResource(tx, known, { ...fields, updatedAt: clock.now(), updatedBy: actor.userId })
      : await addResource(tx, call, fields)
    if (!saved) throw notFound()
    await takeFiles(tx, call, saved.id)
    const target = { type: 'resource', id: saved.id, label: saved.title }
    await recordOperation(tx, call, {
      action: known ? 'resource.edit' : 'resource.add',
      permissionCode,
      target,
      difference: await differenceOf(call.secrets, known ? fieldsOf(known) : {}, fields),
    })
    return present(tx, saved)
  })
}

/** Hands a draft in for review. */
export async function handInResource(call: Call<'submitResource'>): Promise<Schema<'OwnResource'>> {
  const { db, body, actor, clock } = call
  return db.transaction(async (tx) => {
    const known = await requireChangeable(tx, call, body.id, body.version)
    const change = { state: 'pending', updatedAt: clock.now(), updatedBy: actor.userId } as const
    const saved = await updateResource(tx, known, change)
    if (!saved) throw notFound()
    const target = { type: 'resource', id: saved.id, label: saved.title }
    await recordOperation(tx, call, { action: 'resource.submit', permissionCode, target })
    return present(tx, saved)
  })
}

/** Deletes a draft; a published resource is withdrawn by its reviewer. */
export async function removeResource(call: Call<'deleteResource'>): Promise<void> {
  const { db, path, actor, clock } = call
  await db.transaction(async (tx) => {
    const known = await requireChangeable(tx, call, path.id)
    await updateResource(tx, known, { deletedAt: clock.now(), updatedBy: actor.userId })
    const target = { type: 'resource', id: known.id, label: known.title }
    await recordOperation(tx, call, { action: 'resource.delete', permissionCode, target })
  })
}
