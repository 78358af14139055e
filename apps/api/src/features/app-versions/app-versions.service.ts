import { locales } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { type Db, violatedConstraint } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { presentAppVersion } from './app-versions.presenter'
import {
  type AppVersionRow,
  findAppVersion,
  insertAppVersion,
  lockAppVersion,
  updateAppVersion,
} from './app-versions.queries'

type Save = Call<'insertOrUpdateAppVersion'>

const VERSION = /^\d+(\.\d+){1,3}(-[0-9A-Za-z.]+)?$/
const VERSION_MAX = 20
const NOTE_MAX = 2000
const targetOf = ({ id, platform, versionName, build }: AppVersionRow) => ({
  type: 'appVersion',
  id,
  label: `${platform} ${versionName} (${build})`,
})

const isAddress = (url: string) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)

function noteFaults(notes: Save['body']['notes'] = {}): FieldFault[] {
  const known: readonly string[] = locales
  return Object.entries(notes).flatMap(([language, text]): FieldFault[] => {
    if (!known.includes(language)) return [{ field: 'notes', key: 'problem.unknown' }]
    return text.length > NOTE_MAX ? [{ field: `notes.${language}`, key: 'appVersions.noteTooLong' }] : []
  })
}

/** What a save makes of a release, its members checked together. */
function requireValid(body: Save['body'], known?: AppVersionRow): void {
  const { platform, versionName, build, url, minBuild = 0, notes } = { ...known, ...body }
  const faults: FieldFault[] = []
  if (platform === undefined) faults.push({ field: 'platform', key: 'appVersions.platformRequired' })
  if (versionName === undefined || versionName.length > VERSION_MAX || !VERSION.test(versionName))
    faults.push({ field: 'versionName', key: 'appVersions.versionFormat' })
  if (build === undefined) faults.push({ field: 'build', key: 'appVersions.buildRequired' })
  else if (minBuild > build) faults.push({ field: 'minBuild', key: 'appVersions.minAboveBuild' })
  if (url === undefined || !isAddress(url)) faults.push({ field: 'url', key: 'appVersions.urlFormat' })
  faults.push(...noteFaults(notes))
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

/** Throws when the state of the release does not allow the save. */
function requireChangeable(known: AppVersionRow, body: Save['body']): void {
  if (known.state === 'withdrawn') throw refuse('APP_VERSION_WITHDRAWN', 'appVersions.withdrawn')
  if (known.state === 'draft') return
  const fixed = (['platform', 'versionName', 'build', 'url'] as const).filter(
    (field) => body[field] !== undefined && body[field] !== known[field],
  )
  const [first, ...rest] = fixed.map((field): FieldFault => ({ field, key: 'appVersions.fixed' }))
  if (first) throw invalidFields([first, ...rest])
}

function columnsOf({ platform, versionName, build, url, minBuild, isForced, rollout, notes }: Save['body']) {
  const filled = notes && Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''))
  return {
    ...(platform !== undefined && { platform }),
    ...(versionName !== undefined && { versionName }),
    ...(build !== undefined && { build }),
    ...(url !== undefined && { url }),
    ...(minBuild !== undefined && { minBuild }),
    ...(isForced !== undefined && { isForced }),
    ...(rollout !== undefined && { rollout }),
    ...(filled && { notes: filled }),
  }
}

/** What the log compares of a release. */
const logged = ({ platform, versionName, build, url, minBuild, isForced, rollout, notes, state }: AppVersionRow) => {
  return { platform, versionName, build, url, minBuild, isForced, rollout, notes: JSON.stringify(notes), state }
}

/** The release, locked, with the version that the caller has seen. */
async function requireAppVersion(tx: Db, id: number, version: number | undefined): Promise<AppVersionRow> {
  await lockAppVersion(tx, id)
  const known = await findAppVersion(tx, id)
  if (!known) throw notFound()
  if (version !== undefined && version !== known.version) throw versionConflict(presentAppVersion(known))
  return known
}

function insert(tx: Db, { body, actor }: Save): Promise<number> {
  requireValid(body)
  return insertAppVersion(tx, {
    ...columnsOf(body),
    platform: required(body.platform, 'platform'),
    versionName: required(body.versionName, 'versionName'),
    build: required(body.build, 'build'),
    url: required(body.url, 'address'),
    createdBy: actor.userId,
  })
}

async function update(tx: Db, { body, actor, clock }: Save, id: number): Promise<AppVersionRow> {
  const known = await requireAppVersion(tx, id, body.version)
  requireChangeable(known, body)
  requireValid(body, known)
  await updateAppVersion(tx, id, { ...columnsOf(body), updatedAt: clock.now(), updatedBy: actor.userId })
  return known
}

/** Adds a draft, or changes a release as far as its state allows. */
export async function saveAppVersion(call: Save): Promise<AppVersionRow> {
  const { db, actor, body } = call
  const permissionCode = body.id === undefined ? 'app:version:add' : 'app:version:edit'
  requireCode(actor, permissionCode)
  return db
    .transaction(async (tx) => {
      const before = body.id === undefined ? undefined : await update(tx, call, body.id)
      const release = await findAppVersion(tx, body.id ?? (await insert(tx, call)))
      if (!release) throw notFound()
      await recordOperation(tx, call, {
        action: before ? 'appVersion.edit' : 'appVersion.add',
        permissionCode,
        target: targetOf(release),
        difference: await differenceOf(call.secrets, before ? logged(before) : {}, logged(release)),
      })
      return release
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === undefined) throw error
      throw invalidFields([{ field: 'build', key: 'appVersions.buildTaken' }])
    })
}

type Change = Call<'publishAppVersion'> | Call<'withdrawAppVersion'>

/** Publishes a draft, or withdraws what is published. */
export async function changeState(call: Change, state: 'published' | 'withdrawn'): Promise<AppVersionRow> {
  const { db, body, clock, actor } = call
  const isPublishing = state === 'published'
  const permissionCode = isPublishing ? 'app:version:publish' : 'app:version:withdraw'
  return db.transaction(async (tx) => {
    const known = await requireAppVersion(tx, body.id, body.version)
    if (isPublishing && known.state !== 'draft') throw refuse('APP_VERSION_STATE', 'appVersions.notDraft')
    if (!isPublishing && known.state !== 'published') throw refuse('APP_VERSION_STATE', 'appVersions.notPublished')
    const now = clock.now()
    const at = isPublishing ? { publishedAt: now } : {}
    await updateAppVersion(tx, known.id, { state, ...at, updatedAt: now, updatedBy: actor.userId })
    await recordOperation(tx, call, {
      action: isPublishing ? 'appVersion.publish' : 'appVersion.withdraw',
      permissionCode,
      target: targetOf(known),
      difference: await differenceOf(call.secrets, { state: known.state }, { state }),
    })
    return required(await findAppVersion(tx, known.id), 'release')
  })
}
