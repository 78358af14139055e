import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { notify } from '../notifications/notify'
import {
  isPartial,
  requireChangeable,
  reviewCodes,
  reviewLevels,
  type ReviewLevel,
  waitingLevel,
  workStateOf,
} from './article-access.policy'
import { fieldsOf } from './article-fields.queries'
import { requireCompleteKind } from './article-kind.service'
import { goLive } from './article-live.service'
import { requireNoOtherLock } from './article-lock.service'
import { presentManaged } from './managed-article.presenter'
import {
  findColumn,
  findManaged,
  insertReview,
  listReviews,
  listWriterIds,
  type ManagedRecord,
  updateArticle,
  updateRevision,
} from './managed-article.queries'

const EDIT = 'cms:article:edit'
const MIN_REASON = 5

type Work = 'draft' | 'review1' | 'review2' | 'review3' | 'returned'
type AnyReviewCall = Call<'submitArticle'> | Call<'withdrawSubmission'> | Call<'reviewArticle'>

const reviewStates = { 1: 'review1', 2: 'review2', 3: 'review3' } as const

/** A correction moves by itself; visitors go on reading what is live. */
const workChange = (record: ManagedRecord, state: Work) =>
  record.liveRevisionId === null ? { state } : { correctionState: state }

async function levelsOf(tx: Db, record: ManagedRecord): Promise<number> {
  const { columnId } = await fieldsOf(tx, record)
  const column = await findColumn(tx, record.siteId, columnId)
  if (!column) throw invalidFields([{ field: 'columnId', key: 'articles.unknownColumn' }])
  return column.reviewLevels
}

async function requireVersion(tx: Db, call: AnyReviewCall, record: ManagedRecord): Promise<void> {
  if (call.body.version !== record.version) throw versionConflict(await presentManaged(tx, call, record))
}

async function current(tx: Db, call: AnyReviewCall, id: number): Promise<Schema<'ManagedArticle'>> {
  const record = await findManaged(tx, id)
  if (!record) throw notFound()
  return presentManaged(tx, call, record)
}

/** Submits the newest revision to the first level of its column; without levels it is approved at once. */
export async function submitForReview(call: Call<'submitArticle'>): Promise<Schema<'ManagedArticle'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const record = await requireChangeable(tx, actor, EDIT, body.id)
    const work = workStateOf(record)
    if (work !== 'draft' && work !== 'returned') throw refuse('ARTICLE_STATE', 'articles.notDraft')
    requireNoOtherLock(record, actor.userId, clock.now())
    await requireVersion(tx, call, record)
    if (record.head.bodyText.trim() === '' && !record.head.bodyHtml.includes('<img'))
      throw invalidFields([{ field: 'bodyHtml', key: 'articles.bodyRequired' }])
    await requireCompleteKind(tx, record, (await fieldsOf(tx, record)).kind)
    const levels = await levelsOf(tx, record)
    const change = { updatedAt: clock.now(), updatedBy: actor.userId }
    await updateRevision(tx, record.headRevisionId, { isSealed: true })
    if (levels === 0) await goLive(tx, record, change)
    else {
      const freed = { lockUserId: null, lockUntil: null, submittedAt: clock.now() }
      await updateArticle(tx, record.id, { ...change, ...freed, ...workChange(record, 'review1') })
    }
    const target = { type: 'article', id: record.id, label: record.title }
    const facts = { revision: record.head.no, levels }
    const result = await current(tx, call, record.id)
    await recordOperation(tx, call, { action: 'article.submit', permissionCode: EDIT, target, facts })
    return result
  })
}

/** Makes a submission a draft again, for its authors and until a reviewer has decided about it. */
export async function withdraw(call: Call<'withdrawSubmission'>): Promise<Schema<'ManagedArticle'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const record = await requireChangeable(tx, actor, EDIT, body.id)
    if (waitingLevel(record) === undefined) throw refuse('ARTICLE_STATE', 'articles.notInReview')
    const writers = await listWriterIds(tx, record.id, record.liveRevisionId)
    if (!writers.includes(actor.userId)) throw refuse('NOT_AUTHOR', 'articles.withdrawByAuthor')
    const decisions = await listReviews(tx, record.id)
    if (decisions.some(({ revisionId }) => revisionId === record.headRevisionId))
      throw refuse('ARTICLE_STATE', 'articles.alreadyReviewed')
    await requireVersion(tx, call, record)
    const change = { updatedAt: clock.now(), updatedBy: actor.userId, submittedAt: null }
    await updateArticle(tx, record.id, { ...change, ...workChange(record, 'draft') })
    const result = await current(tx, call, record.id)
    await recordOperation(tx, call, {
      action: 'article.withdraw',
      permissionCode: EDIT,
      target: { type: 'article', id: record.id, label: record.title },
      facts: { revision: record.head.no },
    })
    return result
  })
}

function requireDecision({ decision, reason = '', marks = [] }: Call<'reviewArticle'>['body']): void {
  if (decision === 'return' && reason.trim().length < MIN_REASON)
    throw invalidFields([{ field: 'reason', key: 'articles.reasonRequired' }])
  if (marks.some(({ quote }) => quote.trim() === ''))
    throw invalidFields([{ field: 'marks', key: 'articles.markEmpty' }])
}

async function requireReviewable(tx: Db, call: Call<'reviewArticle'>, level: ReviewLevel): Promise<ManagedRecord> {
  const { actor, body } = call
  const record = await requireChangeable(tx, actor, reviewCodes[level], body.id)
  if (waitingLevel(record) !== level) throw refuse('ARTICLE_STATE', 'articles.notInReview')
  if (await isPartial(tx, actor, record)) throw refuse('FOUR_EYES', 'articles.fourEyes')
  await requireVersion(tx, call, record)
  return record
}

/** Reports the decision to those who have written the revision. */
async function notifyWriters(tx: Db, call: Call<'reviewArticle'>, record: ManagedRecord): Promise<void> {
  const { decision, reason = '' } = call.body
  const event = decision === 'return' ? 'article.return' : 'article.publish'
  const facts = { title: record.title, reason: reason.trim() }
  for (const userId of await listWriterIds(tx, record.id, record.liveRevisionId))
    await notify(tx, call, { userId, event, facts, link: '/article-management' })
}

/** Passes or returns a submitted revision. The last level approves it. */
export async function review(call: Call<'reviewArticle'>): Promise<Schema<'ManagedArticle'>> {
  const { db, actor, clock, body } = call
  const { decision, reason = '', marks = [] } = body
  const level = reviewLevels.find((candidate) => candidate === body.level) ?? 1
  requireDecision(body)
  return db.transaction(async (tx) => {
    const record = await requireReviewable(tx, call, level)
    const change = { updatedAt: clock.now(), updatedBy: actor.userId }
    await insertReview(tx, {
      articleId: record.id,
      revisionId: record.headRevisionId,
      level,
      reviewerId: actor.userId,
      decision,
      reason: reason.trim() || null,
      marks,
      at: clock.now(),
    })
    const next = reviewLevels.find((candidate) => candidate > level)
    const isLast = level >= (await levelsOf(tx, record))
    if (decision === 'return') await updateArticle(tx, record.id, { ...change, ...workChange(record, 'returned') })
    else if (isLast || next === undefined) await goLive(tx, record, change)
    else await updateArticle(tx, record.id, { ...change, ...workChange(record, reviewStates[next]) })
    if (decision === 'return' || isLast || next === undefined) await notifyWriters(tx, call, record)
    const result = await current(tx, call, record.id)
    await recordOperation(tx, call, {
      action: decision === 'pass' ? 'article.pass' : 'article.return',
      permissionCode: reviewCodes[level],
      target: { type: 'article', id: record.id, label: record.title },
      facts: { revision: record.head.no, level },
    })
    return result
  })
}
