import { parseSiteTime, siteTime } from '../../clock'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Call } from '../../http/call'
import { refusalEnvelope } from '../../http/envelope'
import { badRequest, invalidFields, Refusal, refuse } from '../../http/refusals'
import { requireChangeable } from './article-access.policy'
import { fieldsOf } from './article-fields.queries'
import { findFormerDate } from './article-origin.queries'
import { findColumn, type ManagedRecord, updateArticle, updateRevision } from './managed-article.queries'

type Change = Call<'changeArticles'>
type Action = Change['body']['action']
type Columns = Parameters<typeof updateArticle>[2]

const codes: Record<Action, string> = {
  publish: 'cms:article:publish',
  pin: 'cms:article:publish',
  recommend: 'cms:article:publish',
  offline: 'cms:article:offline',
  move: 'cms:article:edit',
  delete: 'cms:article:delete',
  restore: 'cms:article:delete',
}

/** Members that an action cannot do without. */
const needed = [
  ['move', 'columnId'],
  ['recommend', 'recommend'],
] as const

function momentOf(field: string, text: string | null | undefined): Date | null | undefined {
  if (text === null || text === undefined) return text
  const moment = parseSiteTime(text)
  if (!moment) throw badRequest([{ field, key: 'problem.format' }])
  return moment
}

function requireLive(record: ManagedRecord): void {
  if (record.liveRevisionId === null) throw refuse('ARTICLE_STATE', 'articles.notApproved')
}

/** When it appears and goes. What visitors read already stays as old as it is, and so does what was imported. */
async function publication(tx: Db, record: ManagedRecord, { clock, body }: Change): Promise<Columns> {
  requireLive(record)
  const now = clock.now()
  const chosen = momentOf('publishAt', body.publishAt)
  const offlineAt = momentOf('offlineAt', body.offlineAt) ?? null
  const isShown = record.state === 'approved' && record.publishAt !== null && record.publishAt <= now
  const former = record.publishAt === null ? await findFormerDate(tx, record.id) : undefined
  const publishAt = chosen ?? (isShown ? record.publishAt : (former ?? now))
  if (offlineAt && publishAt && offlineAt <= publishAt)
    throw invalidFields([{ field: 'offlineAt', key: 'articles.offlineTooEarly' }])
  return { state: 'approved', publishAt, offlineAt }
}

async function moved(tx: Db, record: ManagedRecord, { body }: Change): Promise<Columns> {
  const column = body.columnId === undefined ? undefined : await findColumn(tx, record.siteId, body.columnId)
  if (!column || (column.kind !== 'list' && column.kind !== 'page'))
    throw refuse('ARTICLE_COLUMN', 'articles.unknownColumn')
  const fields = await fieldsOf(tx, record)
  // A correction at work would move it back.
  await updateRevision(tx, record.headRevisionId, { fields: { ...fields, columnId: column.id } })
  return { columnId: column.id }
}

async function columnsOf(tx: Db, record: ManagedRecord, call: Change): Promise<Columns> {
  const { body, clock } = call
  switch (body.action) {
    case 'publish':
      return publication(tx, record, call)
    case 'offline':
      if (record.state !== 'approved') throw refuse('ARTICLE_STATE', 'articles.notApproved')
      return { state: 'offline' }
    case 'move':
      return moved(tx, record, call)
    case 'pin':
      requireLive(record)
      return { pinnedUntil: momentOf('pinnedUntil', body.pinnedUntil) ?? null }
    case 'recommend':
      requireLive(record)
      return { recommend: body.recommend }
    case 'delete':
      return { deletedAt: clock.now(), lockUserId: null, lockUntil: null }
    case 'restore':
    default:
      return { deletedAt: null }
  }
}

function factsOf({ action, reason, columnId, recommend }: Change['body'], change: Columns) {
  const { publishAt, offlineAt } = change
  return {
    ...(action === 'offline' && reason && { reason }),
    ...(columnId !== undefined && { columnId }),
    ...(recommend !== undefined && { recommend }),
    ...(publishAt && { publishAt: siteTime(publishAt) }),
    ...(offlineAt && { offlineAt: siteTime(offlineAt) }),
  }
}

async function changeOne(tx: Db, call: Change, id: number): Promise<void> {
  const { actor, clock, body } = call
  const code = codes[body.action]
  const record = await requireChangeable(tx, actor, code, id, { isInBin: body.action === 'restore' })
  const change = await columnsOf(tx, record, call)
  await updateArticle(tx, id, { ...change, updatedAt: clock.now(), updatedBy: actor.userId })
  await recordOperation(tx, call, {
    action: `article.${body.action}`,
    permissionCode: code,
    target: { type: 'article', id, label: record.title },
    facts: factsOf(body, change),
  })
}

/** Changes articles, each in a transaction of its own. Returns those that changed, and why the others did not. */
export async function changeMany(call: Change) {
  const { db, actor, body, origin } = call
  requireCode(actor, codes[body.action])
  for (const [action, field] of needed) {
    if (body.action === action && body[field] === undefined) throw badRequest([{ field, key: 'problem.missing' }])
  }
  for (const field of ['publishAt', 'offlineAt', 'pinnedUntil'] as const) momentOf(field, body[field])
  const changed: number[] = []
  const failed: { id: number; msg: string }[] = []
  for (const id of new Set(body.ids)) {
    try {
      await db.transaction((tx) => changeOne(tx, call, id))
      changed.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ id, msg: refusalEnvelope(error, origin.locale, origin.requestId).msg })
    }
  }
  return { changed, failed }
}
