import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { notFound, refuse, versionConflict } from '../../http/refusals'
import { requireChangeable, requireManaged, waitingLevel, workStateOf } from './article-access.policy'
import { fieldsOf } from './article-fields.queries'
import { presentKind } from './article-kind.presenter'
import { kindOfArticle } from './article-kind.queries'
import { requireNoOtherLock } from './article-lock.service'
import { findRevision, listRevisions } from './article-revisions.queries'
import { presentHtml, presentManaged } from './managed-article.presenter'
import { findManaged, insertRevision, type ManagedRecord, updateArticle } from './managed-article.queries'

const LIST = 'cms:article:list'
const EDIT = 'cms:article:edit'

type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number]

const present = (row: RevisionRow, { liveRevisionId }: ManagedRecord): Schema<'ArticleRevision'> => ({
  id: row.id,
  no: row.no,
  title: row.title,
  authorName: row.authorName,
  createdAt: siteTime(row.createdAt),
  note: row.note,
  size: row.size,
  isSealed: row.isSealed,
  isLive: row.id === liveRevisionId,
})

/** The history of an article. */
export async function readRevisions({ db, actor, query }: Call<'getArticleRevisions'>) {
  const record = await requireManaged(db, actor, LIST, query.id)
  return (await listRevisions(db, record.id)).map((row) => present(row, record))
}

/** One revision with its text. */
export async function readRevision(call: Call<'getArticleRevision'>): Promise<Schema<'ArticleRevisionText'>> {
  const { db, actor, query } = call
  const record = await requireManaged(db, actor, LIST, query.id)
  const row = await findRevision(db, record.id, query.revisionId)
  if (!row) throw notFound()
  return {
    ...present(row, record),
    subtitle: row.fields?.subtitle ?? null,
    summary: row.fields?.summary ?? null,
    bodyHtml: await presentHtml(row.bodyHtml, call),
    bodyText: row.bodyText,
    ...(await presentKind(db, record.siteId, row.fields?.kind ?? (await kindOfArticle(db, record.id)))),
  }
}

/** Makes the text of an earlier revision the newest one, at work like any other. */
export async function restore(call: Call<'restoreArticleRevision'>): Promise<Schema<'ManagedArticle'>> {
  const { db, actor, clock, body } = call
  return db.transaction(async (tx) => {
    const record = await requireChangeable(tx, actor, EDIT, body.id)
    if (waitingLevel(record) !== undefined) throw refuse('ARTICLE_IN_REVIEW', 'articles.inReview')
    requireNoOtherLock(record, actor.userId, clock.now())
    if (body.version !== record.version) throw versionConflict(await presentManaged(tx, call, record))
    const row = await findRevision(tx, record.id, body.revisionId)
    if (!row) throw notFound()
    const { title, bodyHtml, bodyText } = row
    const headRevisionId = await insertRevision(tx, record.id, {
      title,
      bodyHtml,
      bodyText,
      fields: row.fields ?? (await fieldsOf(tx, record)),
      note: `#${row.no}`,
      isSealed: false,
      authorId: actor.userId,
      createdAt: clock.now(),
    })
    const isCorrection = record.liveRevisionId !== null && workStateOf(record) !== 'returned'
    await updateArticle(tx, record.id, {
      headRevisionId,
      updatedAt: clock.now(),
      updatedBy: actor.userId,
      ...(isCorrection && { correctionState: 'draft' as const }),
    })
    const saved = await findManaged(tx, record.id)
    if (!saved) throw notFound()
    const target = { type: 'article', id: record.id, label: title }
    const facts = { from: row.no, revision: saved.head.no }
    const result = await presentManaged(tx, call, saved)
    await recordOperation(tx, call, { action: 'article.restoreRevision', permissionCode: EDIT, target, facts })
    return result
  })
}
