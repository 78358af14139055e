import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { recordOperation } from '../../audit/operation-log'
import type { Call, PublicCall } from '../../http/call'
import { notFound } from '../../http/refusals'
import { fileKey } from '../../security/file-keys'
import { base64Url, sha256 } from '../../security/secrets'
import { withContents } from '../content/body-contents'
import { fileUrl } from '../content/content.presenter'
import { requireManaged } from './article-access.policy'
import { cardFacts, contentType } from '../articles/articles.presenter'
import { listFiles } from './article-files.queries'
import { kindOfArticle } from './article-kind.queries'
import { findPreview, insertPreview } from './article-preview.queries'
import { presentHtml } from './managed-article.presenter'

const EDIT = 'cms:article:edit'
const GOOD_FOR_MS = 24 * 3_600_000
const TOKEN_BYTES = 24

/** Makes a link to the newest revision for people without an account. Only its hash is stored. */
export async function createPreview(call: Call<'createArticlePreview'>) {
  const { db, actor, clock, body } = call
  const token = `pv_${base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))}`
  const expiresAt = new Date(clock.now().getTime() + GOOD_FOR_MS)
  const tokenHash = await sha256(token)
  await db.transaction(async (tx) => {
    const { id, title, headRevisionId } = await requireManaged(tx, actor, EDIT, body.id)
    await insertPreview(tx, {
      tokenHash,
      articleId: id,
      revisionId: headRevisionId,
      createdBy: actor.userId,
      expiresAt,
    })
    const target = { type: 'article', id, label: title }
    await recordOperation(tx, call, { action: 'article.preview', permissionCode: EDIT, target })
  })
  return { token, path: `/preview?token=${token}`, expiresAt: siteTime(expiresAt) }
}

/** The revision of a link, as its page would show it. */
export async function readPreview(call: PublicCall<'getArticlePreview'>): Promise<Schema<'ContentDetail'>> {
  const { db, clock, secrets } = call
  const row = await findPreview(db, await sha256(call.query.token), clock.now())
  if (!row) throw notFound()
  const { fields } = row
  const kind = fields?.kind ?? (await kindOfArticle(db, row.articleId))
  const keyed = async (id: string) => `${fileUrl(id)}?key=${await fileKey(secrets, id, clock.now())}`
  const files = await listFiles(db, fields?.attachmentIds ?? [])
  return {
    type: contentType(kind.docType),
    id: row.articleId,
    title: row.title,
    subtitle: fields?.subtitle ?? null,
    summary: fields?.summary ?? null,
    source: fields?.source ?? null,
    author: fields?.author ?? null,
    publishAt: null,
    viewCount: 0,
    coverUrl: fields?.coverFileId ? await keyed(fields.coverFileId) : null,
    ...withContents(await presentHtml(row.bodyHtml, call)),
    tags: [...(fields?.tags ?? [])],
    columnPath: [],
    attachments: await Promise.all(files.map(async (file) => ({ ...file, url: await keyed(file.id) }))),
    facts: cardFacts(kind),
    sections: [],
    prev: null,
    next: null,
    related: [],
  }
}
