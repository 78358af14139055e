import type { Db } from '../../db/database'
import { fieldsOf, replaceAlsoIn, replaceRelated, replaceTags } from './article-fields.queries'
import { takeKindLive } from './article-kind.service'
import { fileIdsIn } from './article-files'
import { replaceAttachments, setLiveFiles } from './article-files.queries'
import { listColumnIds, listTitles, type ManagedRecord, updateArticle } from './managed-article.queries'

/**
 * Makes the newest revision the one that visitors read, with all that it says of the article. An article that has been
 * withdrawn stays so; a first version waits for its time of publication.
 */
export async function goLive(tx: Db, record: ManagedRecord, change: { updatedAt: Date; updatedBy: number }) {
  const fields = await fieldsOf(tx, record)
  const { subtitle, summary, source, author, visibility, coverFileId, columnId } = fields
  await takeKindLive(tx, record, fields.kind)
  await updateArticle(tx, record.id, {
    ...change,
    docType: fields.kind.docType,
    title: record.title,
    subtitle,
    summary,
    source,
    author,
    visibility,
    coverFileId,
    columnId,
    liveRevisionId: record.headRevisionId,
    state: record.state === 'offline' ? 'offline' : 'approved',
    correctionState: null,
    submittedAt: null,
    lockUserId: null,
    lockUntil: null,
  })
  const related = await listTitles(tx, record.siteId, fields.relatedIds)
  await replaceTags(tx, record.id, fields.tags)
  await replaceAlsoIn(tx, record.id, await listColumnIds(tx, record.siteId, fields.alsoInColumnIds))
  await replaceRelated(
    tx,
    record.id,
    related.map(({ id }) => id),
  )
  await replaceAttachments(tx, record.id, fields.attachmentIds)
  await setLiveFiles(tx, record.id, fileIdsIn(record.head.bodyHtml))
}
