import { ContentFault } from '../../content-reading/content-reader'
import { type Archive, openArchive } from '../../content-reading/zip-archive'
import type { AnyCall } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import type { TaskContext } from '../tasks/task-runner'
import { archiveFiles, type ArchiveFiles, noArchive, storedSource, wordPictures } from './archive-files'
import { requireTargetSite } from './content-import.policy'
import { findFileSize, findImportByTask, type StoredImport } from './content-import.queries'

/** A fault of a source as the refusal that its owner sees. */
export function faultRefusal(error: unknown): unknown {
  return error instanceof ContentFault ? refuse('CONTENT_IMPORT', `contentImportFault.${error.kind}`) : error
}

/** The import that a task works for, while its owner may still import into the site. */
export async function requireTaskImport(
  { call, task }: TaskContext,
  state: StoredImport['state'],
): Promise<StoredImport> {
  const job = await findImportByTask(call.db, task.id)
  // It may have been undone, and the task been started again.
  if (job?.state !== state) throw notFound()
  await requireTargetSite(call.db, call.actor, job.siteId)
  return job
}

/** The archive of an import; undefined without one. */
export async function openImportArchive(
  { db, files }: AnyCall,
  { archiveId }: StoredImport,
): Promise<Archive | undefined> {
  if (archiveId === null) return undefined
  const size = await findFileSize(db, archiveId)
  if (size === undefined) throw refuse('CONTENT_IMPORT', 'contentImport.archiveGone')
  return openArchive(storedSource(files, archiveId, size))
}

/** The files that the articles of an import may refer to. */
export function filesOf({ source }: StoredImport, archive: Archive | undefined): ArchiveFiles {
  if (!archive) return noArchive
  return source === 'word' ? wordPictures(archive) : archiveFiles(archive)
}

/** The address of a file; those that are named by an id are looked up. */
export function addressOf({ attachments }: Pick<StoredImport, 'attachments'>, file: string): string | undefined {
  const id = /^attachment:(\d{1,18})$/.exec(file)?.[1]
  return id === undefined ? file : attachments[id]
}
