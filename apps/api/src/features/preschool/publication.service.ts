import { touchContent } from '../../db/data-version'
import type { Db } from '../../db/database'
import { escapeText } from '../../html/escape-text'
import { shorten } from '../../html/shorten'
import { refuse } from '../../http/refusals'
import { deleteArticleRows } from '../article-editing/article-bin.queries'
import { insertArticleFiles, setLiveFiles } from '../article-editing/article-files.queries'
import { insertArticle, insertRevision, updateArticle } from '../article-editing/managed-article.queries'
import { findColumnOfWorks, insertTopic } from './publication.queries'
import type { ReviewedSubmission } from './reviewed-submissions.queries'

/** Columns that show works, by who writes them. */
const columnCodes = { home: 'homeProduced', garden: 'producedGarden' } as const

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function bodyOf({ title, content }: ReviewedSubmission, fileIds: readonly string[]): string {
  const paragraphs = linesOf(content).map((line) => `<p>${escapeText(line)}</p>`)
  const pictures = fileIds.map((id, index) => {
    const alt = escapeText(`${title} ${index + 1}`)
    return `<figure><img src="/api/file/content/${id}" alt="${alt}"></figure>`
  })
  return [...paragraphs, ...pictures].join('')
}

/**
 * Makes a work an article of its column, with the kindergarten as its source, without the name of a family.
 * Returns the article.
 */
export async function publishWork(
  tx: Db,
  work: ReviewedSubmission,
  { fileIds, actorId, now }: { fileIds: readonly string[]; actorId: number; now: Date },
): Promise<number> {
  const column = await findColumnOfWorks(tx, columnCodes[work.kind])
  if (!column) throw refuse('NO_COLUMN', 'preschool.noColumn')
  const { title, field, ageClass } = work
  const [cover = null] = fileIds
  const source = work.kind === 'garden' ? work.orgName : column.name
  const [summary = null] = linesOf(work.content)
  const shown = { summary: summary === null ? null : shorten(summary, 200), source, author: null, coverFileId: cover }
  const articleId = await insertArticle(tx, {
    ...shown,
    siteId: column.siteId,
    columnId: column.id,
    title,
    state: 'approved',
    publishAt: now,
    orgId: work.orgId,
    areaCode: work.areaCode ?? column.areaCode,
    createdAt: now,
    createdBy: actorId,
    updatedAt: now,
    updatedBy: actorId,
  })
  await insertArticleFiles(tx, articleId, fileIds)
  await setLiveFiles(tx, articleId, fileIds)
  const revisionId = await insertRevision(tx, articleId, {
    title,
    bodyHtml: bodyOf(work, fileIds),
    bodyText: linesOf(work.content).join('\n'),
    fields: {
      ...shown,
      subtitle: null,
      columnId: column.id,
      visibility: 'inherit',
      tags: [],
      alsoInColumnIds: [],
      relatedIds: [],
      attachmentIds: [],
    },
    note: null,
    isSealed: true,
    authorId: actorId,
    createdAt: now,
  })
  await updateArticle(tx, articleId, { headRevisionId: revisionId, liveRevisionId: revisionId })
  if (field || ageClass) await insertTopic(tx, { articleId, field, ageClass })
  await touchContent(tx)
  return articleId
}

/**
 * Deletes the article of a work for good, so that no editor can publish it again: what is withdrawn has no consent any
 * more. The pictures stay with the submission.
 */
export async function unpublishWork(tx: Db, articleId: number | null): Promise<void> {
  if (articleId !== null) await deleteArticleRows(tx, articleId)
  await touchContent(tx)
}
