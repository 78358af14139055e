import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import type { ServerContext } from '../../http/server-context'
import type { OperationId } from '../../http/contract'
import { fileKey } from '../../security/file-keys'
import { safeHtml } from '../../html/safe-html'
import { fileUrl } from '../content/content.presenter'
import { isWithdrawable, reviewLevelOf } from './article-access.policy'
import { fileIdsIn, withFileKeys } from './article-files'
import { fieldsOf } from './article-fields.queries'
import { listFiles } from './article-files.queries'
import { presentKind } from './article-kind.presenter'
import { findColumn, listReviews, listTitles, type ManagedRecord, type ManagedRow } from './managed-article.queries'

type State = Schema<'ManagedArticleRow'>['state']

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/** Where the newest revision stands, the clock included. */
export function stateOf(row: ManagedRow, now: Date): State {
  if (row.correctionState) return row.correctionState
  switch (row.state) {
    case 'draft':
    case 'review1':
    case 'review2':
    case 'review3':
    case 'returned':
      return row.state
    case 'approved':
      if (row.offlineAt && row.offlineAt <= now) return 'offline'
      return row.publishAt && row.publishAt <= now ? 'published' : 'scheduled'
    default:
      return 'offline'
  }
}

/** Do visitors read a version of it now? */
export function isPublished(row: ManagedRow, now: Date): boolean {
  return (
    row.liveRevisionId !== null && stateOf({ ...row, correctionState: null }, now) === 'published' && !row.deletedAt
  )
}

/** An article in the list of its editors. */
export function presentManagedRow(row: ManagedRow, now: Date): Schema<'ManagedArticleRow'> {
  return {
    id: row.id,
    siteId: row.siteId,
    columnId: row.columnId,
    columnName: row.columnName,
    title: row.title,
    docType: row.docType,
    state: stateOf(row, now),
    isPublished: isPublished(row, now),
    authorName: row.authorName,
    updatedAt: siteTime(row.updatedAt ?? row.createdAt),
    submittedAt: timeOf(row.submittedAt),
    publishAt: timeOf(row.publishAt),
    offlineAt: timeOf(row.offlineAt),
    pinnedUntil: timeOf(row.pinnedUntil),
    recommend: row.recommend,
    viewCount: row.viewCount,
    lockedBy: row.lockUntil && row.lockUntil > now ? row.lockUserName : null,
    deletedAt: timeOf(row.deletedAt),
    version: row.version,
  }
}

/** Who holds the edit lock now. */
export function presentLock(
  { lockUserId, lockUserName, lockUntil }: Pick<ManagedRow, 'lockUserId' | 'lockUserName' | 'lockUntil'>,
  { userId, now }: { userId: number; now: Date },
): Schema<'ArticleLock'> | null {
  if (lockUserId === null || lockUserName === null || !lockUntil || lockUntil <= now) return null
  return { userId: lockUserId, userName: lockUserName, until: siteTime(lockUntil), isOwn: lockUserId === userId }
}

/** HTML of an author made safe, each file address with a key: the editor's pictures cannot send a token. */
export async function presentHtml(
  html: string,
  { secrets, clock }: Pick<ServerContext, 'secrets' | 'clock'>,
): Promise<string> {
  const safe = safeHtml(html)
  const keys = await Promise.all(
    fileIdsIn(safe).map(async (id) => [id, await fileKey(secrets, id, clock.now())] as const),
  )
  return withFileKeys(safe, new Map(keys))
}

/** An article with its newest revision. */
export async function presentManaged(
  db: Db,
  call: Pick<Call<OperationId>, 'actor' | 'clock' | 'secrets'>,
  record: ManagedRecord,
): Promise<Schema<'ManagedArticle'>> {
  const now = call.clock.now()
  const fields = await fieldsOf(db, record)
  const { subtitle, summary, source, author, visibility, columnId, coverFileId, tags, alsoInColumnIds } = fields
  const [column, related, attachments, reviews, reviewLevel, canWithdraw] = await Promise.all([
    findColumn(db, record.siteId, columnId),
    listTitles(db, record.siteId, fields.relatedIds),
    listFiles(db, fields.attachmentIds),
    listReviews(db, record.id),
    reviewLevelOf(db, call.actor, record),
    isWithdrawable(db, call.actor, record),
  ])
  return {
    ...presentManagedRow(record, now),
    ...(await presentKind(db, record.siteId, fields.kind)),
    columnId,
    columnName: column?.name ?? record.columnName,
    subtitle,
    summary,
    source,
    author,
    visibility,
    bodyHtml: await presentHtml(record.head.bodyHtml, call),
    coverFileId,
    coverUrl: coverFileId && `${fileUrl(coverFileId)}?key=${await fileKey(call.secrets, coverFileId, now)}`,
    tags: [...tags],
    alsoInColumnIds: [...alsoInColumnIds],
    related,
    attachments,
    revisionId: record.headRevisionId,
    revisionNo: record.head.no,
    liveRevisionId: record.liveRevisionId,
    reviewLevels: (column ?? record).reviewLevels,
    reviewLevel,
    isWithdrawable: canWithdraw,
    reviews: reviews.map(({ level, decision, reason, marks, reviewerName, at, revisionNo }) => ({
      level,
      decision,
      reason,
      marks,
      reviewerName,
      at: siteTime(at),
      revisionNo,
    })),
    lock: presentLock(record, { userId: call.actor.userId, now }),
  }
}
