import type { ContentPart, ReadArticle } from '../../content-reading/content-reader'
import { ContentFault } from '../../content-reading/content-reader'
import { contentLimits } from '../../content-reading/content-limits'
import type { Archive } from '../../content-reading/zip-archive'
import type { AnyCall } from '../../http/call'
import { notFound } from '../../http/refusals'
import { shorten } from '../../html/shorten'
import type { TaskHandler } from '../tasks/task-runner'
import { removeUpload } from '../uploads/uploads.service'
import type { ArchiveFiles } from './archive-files'
import { listTargets, type StoredImport, updateImport } from './content-import.queries'
import { addressOf, faultRefusal, filesOf, openImportArchive, requireTaskImport } from './import-context'
import { deleteItems, insertItems, listCategories } from './import-items.queries'

const TITLE_MAX = 500
const SUMMARY_MAX = 500
const ADDRESS_MAX = 2_000
const ATTACHMENTS_MAX = 100_000
/** Articles that are stored at once. */
const STEP = 100
/** Bytes that the reader gets at once. */
const PART = 512 * 1024

/** What has been read in addition to articles. */
interface Facts {
  authors: Record<string, string>
  attachments: Record<string, string>
  attachmentCount: number
  ignored: number
}

/** Consecutive parts of a stored file. */
async function* storedParts({ files }: AnyCall, id: string): AsyncGenerator<ContentPart> {
  const stream = await files.read(id)
  if (!stream) throw notFound()
  const reader = stream.getReader()
  let held: Uint8Array[] = []
  let size = 0
  const joined = () => {
    const bytes = new Uint8Array(size)
    let at = 0
    for (const part of held) {
      bytes.set(part, at)
      at += part.byteLength
    }
    ;[held, size] = [[], 0]
    return { path: '', bytes }
  }
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    held.push(part.value)
    size += part.value.byteLength
    if (size >= PART) yield joined()
  }
  if (size > 0) yield joined()
}

const isWordFile = (path: string) =>
  /\.docx$/i.test(path) && !path.startsWith('__MACOSX/') && !/(?:^|\/)[~.]/.test(path)

/** The Word files of an archive in the order of their paths. */
async function* wordParts(archive: Archive): AsyncGenerator<ContentPart> {
  const files = archive.entries.filter(({ path }) => isWordFile(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  for (const entry of files) yield { path: entry.path, bytes: await archive.read(entry) }
}

function rowOf(importId: string, no: number, article: ReadArticle, { has }: ArchiveFiles, job: StoredImport) {
  // Files that are named by id are known when everything has been read.
  const missing = article.files.filter((file) => !file.startsWith('attachment:') && !has(addressOf(job, file) ?? ''))
  return {
    import_id: importId,
    no,
    state: 'waiting',
    title: shorten(article.title, TITLE_MAX),
    html: article.html,
    files: article.files.map((file) => shorten(file, ADDRESS_MAX)),
    cover: article.cover && shorten(article.cover, ADDRESS_MAX),
    summary: shorten(article.summary, SUMMARY_MAX),
    tags: article.tags,
    categories: article.categories.length > 0 ? article.categories : [{ key: '', name: '' }],
    author: article.author && shorten(article.author.key, 200),
    old_state: article.state,
    is_locked: article.isLocked,
    is_too_long: article.isTooLong,
    published_at: article.publishedAt,
    address: article.address,
    other_addresses: article.otherAddresses,
    missing: missing.map((file) => shorten(file, ADDRESS_MAX)),
  }
}

function note(
  facts: Facts,
  batch: {
    attachments: readonly (readonly [string, string])[]
    authors: readonly (readonly [string, string])[]
    ignored: number
  },
) {
  facts.ignored += batch.ignored
  for (const [key, name] of batch.authors) facts.authors[key] = name
  for (const [id, address] of batch.attachments) {
    facts.attachmentCount += 1
    if (facts.attachmentCount > ATTACHMENTS_MAX) throw new ContentFault('tooMany')
    facts.attachments[id] = address
  }
}

/** Columns that have the name of a category are chosen from the start. */
async function suggestColumns({ db }: AnyCall, job: StoredImport): Promise<Record<string, number | null>> {
  const [categories, targets] = [await listCategories(db, job.id), await listTargets(db, job.siteId)]
  return Object.fromEntries(
    categories.map(({ key, name }) => [key, targets.find((column) => column.name === name)?.id ?? null]),
  )
}

async function readAll(context: Parameters<TaskHandler>[0], job: StoredImport): Promise<void> {
  const { call, progress } = context
  const { db } = call
  await deleteItems(db, job.id)
  const archive = await openImportArchive(call, job)
  const found = filesOf(job, archive)
  const facts: Facts = { authors: {}, attachments: {}, attachmentCount: 0, ignored: 0 }
  let no = 0
  let held: Record<string, unknown>[] = []
  const flush = async () => {
    await insertItems(db, held)
    held = []
    await progress(no)
  }
  if (job.source === 'word' && archive) facts.ignored = archive.entries.filter(({ path }) => !isWordFile(path)).length
  const parts = job.source === 'word' && archive ? wordParts(archive) : storedParts(call, job.fileId ?? '')
  for await (const batch of call.readContent(job.source, parts)) {
    note(facts, batch)
    for (const article of batch.articles) {
      no += 1
      if (no > contentLimits.articlesMax) throw new ContentFault('tooMany')
      if (article.author && article.author.name !== article.author.key)
        facts.authors[article.author.key] = article.author.name
      held.push(rowOf(job.id, no, article, found, job))
      if (held.length >= STEP) await flush()
    }
  }
  await flush()
  if (no === 0) throw new ContentFault('empty')
  const { authors, attachments, ignored } = facts
  const mapping = { columns: await suggestColumns(call, job), authors: {} }
  await updateImport(db, job.id, { state: 'ready', authors, attachments, ignored, mapping, fileId: null }, ['reading'])
}

/** Reads the articles of an upload into rows. The upload itself is not needed afterwards; its archive is. */
export const readInBackground: TaskHandler = async (context) => {
  const job = await requireTaskImport(context, 'reading')
  try {
    await readAll(context, job)
  } catch (error) {
    throw faultRefusal(error)
  }
  if (job.fileId !== null) await removeUpload(context.call, job.fileId)
  return {}
}
