import { FILE_REFERENCE } from '../../content-reading/old-html'
import { oldAddressOf } from '../../content-reading/old-address'
import type { Db } from '../../db/database'
import { escapeText } from '../../html/escape-text'
import { safeHtml } from '../../html/safe-html'
import { shorten } from '../../html/shorten'
import { textOf } from '../../html/text-of'
import type { AnyCall } from '../../http/call'
import { refuse } from '../../http/refusals'
import type { SiteRow } from '../sites/site-save.queries'
import { insertArticles, listKnownAddresses, type NewArticle, reserveIds } from './article-batch.queries'
import { isImporting, type StoredImport } from './content-import.queries'
import { addressOf } from './import-context'
import { type ItemOutcome, type ItemRow, saveOutcomes } from './import-items.queries'
import type { LibraryImport } from './library-import.service'

/** What all articles of a run share. */
export interface RunContext {
  call: AnyCall
  job: StoredImport
  site: SiteRow
  /** Levels of review by the ids of the columns that articles can be in. */
  columns: ReadonlyMap<number, { reviewLevels: number }>
  mayPublish: boolean
  library: LibraryImport
}

const TITLE_MAX = 120
const SUMMARY_MAX = 500
const AUTHOR_MAX = 80
const TAG_MAX = 20
const TAGS_MAX = 20

/** A text with its files in place. */
interface FilledText {
  html: string
  fileIds: string[]
  missing: string[]
}

const IMAGE = /<img src="\/import-file\/(\d{1,4})"[^<>]*>/g

/** Puts the files into a text. One that is missing stays where it is when it can be shown there, else it goes. */
async function fillText(run: RunContext, item: ItemRow): Promise<FilledText> {
  const ids: (string | undefined)[] = []
  for (const file of item.files) ids.push(await run.library.fileAt(addressOf(run.job, file)))
  const missing = item.files
    .filter((_, index) => ids[index] === undefined)
    .map((file) => addressOf(run.job, file) ?? file)
  const originalOf = (index: number) => addressOf(run.job, item.files[index] ?? '') ?? ''
  const isRemote = (index: number) => /^https:\/\//i.test(originalOf(index))
  const filled = item.html
    .replaceAll(IMAGE, (tag, n: string) => (ids[Number(n)] || isRemote(Number(n)) ? tag : ''))
    .replaceAll(FILE_REFERENCE, (_, n: string) => {
      const id = ids[Number(n)]
      return id === undefined ? escapeText(originalOf(Number(n))) : `/api/file/content/${id}`
    })
  return {
    // Addresses of missing files come as the other system wrote them.
    html: missing.length > 0 ? safeHtml(filled) : filled,
    fileIds: ids.flatMap((id) => id ?? []),
    missing,
  }
}

/** Columns of an article: those of its categories that are mapped, the first one as its own. */
function columnsOf(run: RunContext, item: ItemRow): number[] {
  const mapped = item.categories.flatMap(({ key }) => run.job.mapping.columns[key] ?? [])
  return [...new Set(mapped)].filter((id) => run.columns.has(id))
}

type Addresses = readonly { address: string; host: string }[]

/** Former addresses of an article. */
function addressesOf({ address, otherAddresses }: ItemRow): Addresses {
  const base = 'https://former.invalid'
  const host = address !== null && URL.canParse(address, base) ? new URL(address, base).host.slice(0, 255) : ''
  const all = [address === null ? undefined : oldAddressOf(address), ...otherAddresses]
  return [...new Set(all)].flatMap((one) => (one === undefined ? [] : { address: one, host }))
}

function skipReason(run: RunContext, item: ItemRow): ItemRow['reason'] {
  if (item.oldState === 'removed') return 'removed'
  if (item.isTooLong) return 'tooLong'
  if (item.title === '') return 'noTitle'
  if (textOf(item.html) === '' && !item.html.includes('<img')) return 'empty'
  return columnsOf(run, item).length === 0 ? 'noColumn' : null
}

/** Where an article stands: nothing becomes public that the importer could not publish alone. */
function standingOf(run: RunContext, item: ItemRow, columnId: number) {
  const { reviewLevels } = run.columns.get(columnId) ?? { reviewLevels: 1 }
  const now = run.call.clock.now()
  const isDraft = item.isLocked || item.oldState === 'draft'
  if (isDraft) return { state: 'draft' }
  if (reviewLevels > 0) return { state: 'review1', submittedAt: now }
  if (item.oldState === 'published' && run.mayPublish) return { state: 'approved', publishAt: item.publishedAt ?? now }
  return { state: 'draft' }
}

function authorOf({ job }: RunContext, { author }: ItemRow): string | null {
  if (author === null) return null
  return shorten(job.mapping.authors[author] ?? job.authors[author] ?? author, AUTHOR_MAX) || null
}

async function newArticle(
  run: RunContext,
  item: ItemRow,
  id: number,
): Promise<{ added: NewArticle; missing: string[] }> {
  const { call, job, site } = run
  const { html, fileIds, missing } = await fillText(run, item)
  const coverFileId = (await run.library.fileAt(addressOf(job, item.cover ?? ''))) ?? null
  const [columnId = 0, ...alsoInColumnIds] = columnsOf(run, item)
  const now = call.clock.now()
  const own = {
    summary: shorten(item.summary, SUMMARY_MAX) || null,
    author: authorOf(run, item),
    coverFileId,
    columnId,
  }
  const tags = [...new Set(item.tags.map((tag) => tag.trim()))].filter((tag) => tag !== '' && tag.length <= TAG_MAX)
  return {
    missing,
    added: {
      article: {
        ...own,
        ...standingOf(run, item, columnId),
        id,
        siteId: site.id,
        title: shorten(item.title, TITLE_MAX),
        docType: 'article',
        orgId: call.actor.schoolId ?? site.orgId,
        areaCode: site.areaCode,
        createdAt: now,
        createdBy: call.actor.userId,
        updatedAt: now,
        updatedBy: call.actor.userId,
      },
      html,
      text: textOf(html),
      fields: {
        ...own,
        subtitle: null,
        source: null,
        visibility: 'inherit',
        tags: tags.slice(0, TAGS_MAX),
        alsoInColumnIds,
        relatedIds: [],
        attachmentIds: [],
      },
      fileIds,
      publishedAt: item.publishedAt,
      redirects: addressesOf(item),
    },
  }
}

/** Which articles of a batch the site has already, or the batch has twice: the same host and address. */
async function duplicatesOf(tx: Db, siteId: number, items: readonly ItemRow[]): Promise<ReadonlySet<number>> {
  const own = items.map((item) => ({ no: item.no, address: item.address === null ? undefined : addressesOf(item)[0] }))
  const known = await listKnownAddresses(
    tx,
    siteId,
    own.flatMap(({ address }) => address?.address ?? []),
  )
  const seen = new Set(known.map(({ address, host }) => `${host} ${address}`))
  const doubles = new Set<number>()
  for (const { no, address } of own) {
    if (!address) continue
    const key = `${address.host} ${address.address}`
    if (seen.has(key)) doubles.add(no)
    seen.add(key)
  }
  return doubles
}

const skipped = ({ no }: ItemRow, reason: ItemRow['reason']): ItemOutcome => ({
  no,
  state: 'skipped',
  reason,
  missing: [],
  articleId: null,
})

/** Imports one batch of articles. What became of each is stored in the same transaction. */
export async function importBatch(run: RunContext, items: readonly ItemRow[]): Promise<void> {
  const { db, actor, clock } = run.call
  const doubles = await duplicatesOf(db, run.site.id, items)
  const outcomes: ItemOutcome[] = []
  const wanted: ItemRow[] = []
  for (const item of items) {
    const reason = skipReason(run, item) ?? (doubles.has(item.no) ? 'duplicate' : null)
    if (reason === null) wanted.push(item)
    else outcomes.push(skipped(item, reason))
  }
  const ids = await reserveIds(db, wanted.length)
  const added: NewArticle[] = []
  for (const [index, item] of wanted.entries()) {
    const one = await newArticle(run, item, ids[index] ?? 0)
    added.push(one.added)
    outcomes.push({
      no: item.no,
      state: 'imported',
      reason: null,
      missing: one.missing,
      articleId: one.added.article.id,
    })
  }
  await db.transaction(async (tx) => {
    // It may have been cancelled and undone since.
    if (!(await isImporting(tx, run.job))) throw refuse('CONTENT_IMPORT_STATE', 'contentImport.notReady')
    await insertArticles(tx, added, { userId: actor.userId, now: clock.now() })
    await saveOutcomes(tx, run.job.id, outcomes)
  })
}
