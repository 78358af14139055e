import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { safeHtml } from '../../html/safe-html'
import { textOf } from '../../html/text-of'
import type { Call } from '../../http/call'
import { badRequest, type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { findSite } from '../sites/site-save.queries'
import { insertEntries, listEntryIds } from '../library/library.queries'
import { listFinished, releaseUploads } from '../uploads/uploads.queries'
import { requireOpenSite } from '../sites/open-site.policy'
import { requireChangeable, requireSiteOf, waitingLevel, workStateOf } from './article-access.policy'
import { type FieldsOfKind, fieldsOf } from './article-fields.queries'
import { kindFaults, kindOfBody } from './article-kind.service'
import { fileIdsIn, withoutFileKeys } from './article-files'
import { insertArticleFiles, listHeldFileIds } from './article-files.queries'
import { LOCK_MS, requireNoOtherLock } from './article-lock.service'
import { presentManaged } from './managed-article.presenter'
import {
  findColumn,
  findManaged,
  insertArticle,
  insertRevision,
  listColumnIds,
  listTitles,
  type ManagedRecord,
  type RevisionText,
  updateArticle,
  updateRevision,
} from './managed-article.queries'

type Save = Call<'insertOrUpdateArticle'>

const ADD = 'cms:article:add'
const EDIT = 'cms:article:edit'
const TITLE_MAX = 120
const TAG_MAX = 20
const textLimits = { subtitle: 120, summary: 500, source: 80, author: 80 } as const

const optional = (text: string | null | undefined) => text?.trim() || null
const unique = <Item>(items: readonly Item[] | undefined): Item[] => [...new Set(items ?? [])]

function requireValid(body: Save['body']): void {
  const faults: FieldFault[] = []
  if (body.title.trim() === '') faults.push({ field: 'title', key: 'articles.titleRequired' })
  if (body.title.trim().length > TITLE_MAX) faults.push({ field: 'title', key: 'problem.long' })
  for (const field of ['subtitle', 'summary', 'source', 'author'] as const) {
    if ((optional(body[field])?.length ?? 0) > textLimits[field]) faults.push({ field, key: 'problem.long' })
  }
  if (body.tags?.some((tag) => tag.trim() === '' || tag.trim().length > TAG_MAX))
    faults.push({ field: 'tags', key: 'articles.tagLength' })
  faults.push(...kindFaults(body))
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

/** What the body says of the article, each id checked against the site. */
async function fieldsOfBody(tx: Db, { body }: Save, known: ManagedRecord | undefined): Promise<FieldsOfKind> {
  const column = await findColumn(tx, body.siteId, body.columnId)
  if (!column || (column.kind !== 'list' && column.kind !== 'page'))
    throw invalidFields([{ field: 'columnId', key: 'articles.unknownColumn' }])
  const alsoIn = unique(body.alsoInColumnIds).filter((id) => id !== body.columnId)
  if ((await listColumnIds(tx, body.siteId, alsoIn)).length < alsoIn.length)
    throw invalidFields([{ field: 'alsoInColumnIds', key: 'articles.unknownColumn' }])
  const relatedIds = unique(body.relatedIds).filter((id) => id !== body.id)
  if ((await listTitles(tx, body.siteId, relatedIds)).length < relatedIds.length)
    throw invalidFields([{ field: 'relatedIds', key: 'articles.unknownRelated' }])
  return {
    subtitle: optional(body.subtitle),
    summary: optional(body.summary),
    source: optional(body.source),
    author: optional(body.author),
    columnId: body.columnId,
    visibility: body.visibility ?? 'inherit',
    coverFileId: body.coverFileId ?? null,
    tags: unique(body.tags?.map((tag) => tag.trim())),
    alsoInColumnIds: alsoIn,
    relatedIds,
    attachmentIds: unique(body.attachmentIds),
    kind: await kindOfBody(tx, body, known && (await fieldsOf(tx, known)).kind),
  }
}

/**
 * Enters the files of a revision. Cover and attachments have to be the article's, files of its site's library or
 * finished uploads of the caller, which the library takes; another file inside the text gets no reader by being there.
 */
async function takeFiles(tx: Db, call: Save, articleId: number, { bodyHtml, fields }: RevisionText) {
  const { actor, clock, body } = call
  const held = new Set(await listHeldFileIds(tx, articleId))
  const { coverFileId, attachmentIds } = fields
  const chosen = [...attachmentIds, ...(coverFileId === null ? [] : [coverFileId])].filter((id) => !held.has(id))
  const inside = fileIdsIn(bodyHtml).filter((id) => !held.has(id))
  const fresh = unique([...chosen, ...inside])
  const finished = (await listFinished(tx, actor.userId, fresh)).map(({ id }) => id)
  const ofSite = actor.codes.has('cms:file:list') ? await listEntryIds(tx, body.siteId, fresh) : []
  const taken = unique([...finished, ...ofSite])
  if (chosen.some((id) => !taken.includes(id))) throw notFound()
  await insertArticleFiles(tx, articleId, taken)
  await insertEntries(tx, finished, { siteId: body.siteId, folderId: null, createdAt: clock.now() })
  await releaseUploads(tx, finished)
}

async function addArticle(tx: Db, call: Save, fields: FieldsOfKind, text: RevisionText): Promise<number> {
  const { actor, clock, body } = call
  const site = await findSite(tx, body.siteId)
  if (!site) throw notFound()
  requireOpenSite(site.state)
  const id = await insertArticle(tx, {
    siteId: body.siteId,
    columnId: fields.columnId,
    title: text.title,
    docType: fields.kind.docType,
    state: 'draft',
    orgId: actor.schoolId ?? site.orgId,
    areaCode: site.areaCode,
    createdAt: clock.now(),
    createdBy: actor.userId,
    updatedAt: clock.now(),
    updatedBy: actor.userId,
    lockUserId: actor.userId,
    lockUntil: new Date(clock.now().getTime() + LOCK_MS),
  })
  const headRevisionId = await insertRevision(tx, id, { ...text, authorId: actor.userId, createdAt: clock.now() })
  await updateArticle(tx, id, { headRevisionId })
  return id
}

/** The article as it is before the save, if it may be saved. */
async function requireSavable(tx: Db, call: Save, id: number): Promise<ManagedRecord> {
  const { actor, body, clock } = call
  const record = await requireChangeable(tx, actor, EDIT, id)
  if (record.siteId !== body.siteId) throw invalidFields([{ field: 'siteId', key: 'articles.unknownColumn' }])
  if (waitingLevel(record) !== undefined) throw refuse('ARTICLE_IN_REVIEW', 'articles.inReview')
  requireNoOtherLock(record, actor.userId, clock.now())
  if (body.version === undefined) throw badRequest([{ field: 'version', key: 'problem.missing' }])
  if (body.version !== record.version) throw versionConflict(await presentManaged(tx, call, record))
  return record
}

/** Overwrites the revision at work of the same person, or adds one. Returns whether one was added. */
async function writeRevision(tx: Db, call: Save, record: ManagedRecord, text: RevisionText): Promise<boolean> {
  const { actor, clock } = call
  const isAtWork =
    !record.head.isSealed && record.headRevisionId !== record.liveRevisionId && record.authorId === actor.userId
  const headRevisionId = isAtWork
    ? record.headRevisionId
    : await insertRevision(tx, record.id, { ...text, authorId: actor.userId, createdAt: clock.now() })
  if (isAtWork) await updateRevision(tx, headRevisionId, { ...text, createdAt: clock.now() })
  const isFirst = record.liveRevisionId === null
  // Columns that visitors see increment the content version, so a draft writes them only when they change.
  const { columnId, kind } = text.fields
  const isMoved = isFirst && (record.columnId !== columnId || record.docType !== kind?.docType)
  await updateArticle(tx, record.id, {
    headRevisionId,
    updatedAt: clock.now(),
    updatedBy: actor.userId,
    lockUserId: actor.userId,
    lockUntil: new Date(clock.now().getTime() + LOCK_MS),
    ...(isMoved && { columnId, docType: kind?.docType }),
    ...(!isFirst && workStateOf(record) !== 'returned' && { correctionState: 'draft' as const }),
  })
  return !isAtWork
}

/** Adds an article, or saves its newest revision. */
export async function saveArticle(call: Save): Promise<Schema<'ManagedArticle'>> {
  const { db, actor, body } = call
  const code = body.id === undefined ? ADD : EDIT
  requireSiteOf(actor, code, body.siteId)
  requireValid(body)
  return db.transaction(async (tx) => {
    const known = body.id === undefined ? undefined : await requireSavable(tx, call, body.id)
    const fields = await fieldsOfBody(tx, call, known)
    const bodyHtml = withoutFileKeys(safeHtml(body.bodyHtml))
    const text: RevisionText = {
      title: body.title.trim(),
      bodyHtml,
      bodyText: textOf(bodyHtml),
      fields,
      note: optional(body.note),
      isSealed: body.isVersion ?? false,
    }
    const id = known?.id ?? (await addArticle(tx, call, fields, text))
    await takeFiles(tx, call, id, text)
    const isLogged = known ? await writeRevision(tx, call, known, text) : true
    const saved = await findManaged(tx, id)
    if (!saved) throw notFound()
    const result = await presentManaged(tx, call, saved)
    // What one person writes in one go is one revision and one row of the log, however often it is saved.
    if (isLogged) {
      const target = { type: 'article', id, label: text.title }
      const action = known ? 'article.edit' : 'article.add'
      await recordOperation(tx, call, { action, permissionCode: code, target, facts: { revision: saved.head.no } })
    }
    return result
  })
}
