import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Blinding } from '../../blinding/blind-patches'
import { checkKeys } from './check-keys'
import { fileUrl } from '../../files/file-url'
import type { AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { presentPlayback } from '../uploads/playback'
import type { TranscodeRow } from '../uploads/transcodes.queries'
import type { ManagedEntryRow } from './managed-entries.queries'
import type { listChecks, listWorkFiles, listWorkLog, ManagedWorkRow } from './managed-works.queries'

/** An entry for its reviewers. */
export function presentManagedEntry(row: ManagedEntryRow): Schema<'ManagedEntry'> {
  const { id, competitionId, groupName, applicantName, schoolName, areaName, gardeName, courseName, topic } = row
  const { memberCount, workCount, state, stateReason, receiptNo, submittedAt, version } = row
  return {
    id,
    competitionId,
    groupName,
    applicantName,
    schoolName,
    areaName,
    gardeName,
    courseName,
    topic,
    memberCount,
    workCount,
    state,
    stateReason,
    receiptNo,
    version,
    isBehalf: row.createdBy !== row.applicantId,
    submittedAt: submittedAt && siteTime(submittedAt),
  }
}

/** A work in the queue of its checkers. */
export function presentManagedWork(row: ManagedWorkRow): Schema<'ManagedWork'> {
  const { id, competitionId, workNo, title, groupName, courseName, applicantName, schoolName, state } = row
  const { stateReason, submittedAt, hasTwin, checks, version } = row
  return {
    id,
    competitionId,
    workNo,
    title,
    groupName,
    courseName,
    applicantName,
    schoolName,
    state,
    stateReason,
    hasTwin,
    checks,
    version,
    submittedAt: submittedAt && siteTime(submittedAt),
  }
}

/** What a checker sees of a work in addition. */
export interface WorkParts {
  files: Awaited<ReturnType<typeof listWorkFiles>>
  decisions: Awaited<ReturnType<typeof listChecks>>
  log: Awaited<ReturnType<typeof listWorkLog>>
  transcodes: readonly TranscodeRow[]
  /** What judges get of the files that could be read, by their ids. */
  blinding: ReadonlyMap<string, Blinding>
  filmCheck: Schema<'ManagedWorkDetail'>['filmCheck']
}

type Item = Schema<'CheckItem'>

const itemsOf = (items: Readonly<Record<string, boolean>>): Item[] =>
  checkKeys.flatMap((key) => {
    const isMet = items[key]
    return isMet === undefined ? [] : [{ key, isMet }]
  })

type WorkFile = Schema<'ManagedWorkDetail'>['files'][number]

async function presentFile(
  { slot, name, ext, size, id, media }: WorkParts['files'][number],
  { transcodes, blinding: blindings }: Pick<WorkParts, 'transcodes' | 'blinding'>,
  { secrets, clock }: Pick<AnyCall, 'secrets' | 'clock'>,
): Promise<WorkFile> {
  // Nothing that is public refers to a work, so its reviewers need the key of each file.
  const url = `${fileUrl(id)}?key=${await fileKey(secrets, id, clock.now())}`
  const playback = presentPlayback({ id, ext, media }, transcodes)
  const blinding = blindings.get(id)
  const facts = { ...(media && { media }), ...(playback && { playback }), ...(blinding && { blinding }) }
  return { slot, name, sizeBytes: size, url, originalUrl: `${url}&download=1`, ...facts }
}

/** A work with its files, decisions and log. */
export async function presentWorkDetail(
  row: ManagedWorkRow,
  parts: WorkParts,
  call: Pick<AnyCall, 'secrets' | 'clock'>,
): Promise<Schema<'ManagedWorkDetail'>> {
  return {
    ...presentManagedWork(row),
    summary: row.summary,
    topic: row.topic,
    files: await Promise.all(parts.files.map((file) => presentFile(file, parts, call))),
    decisions: parts.decisions.map(({ result, items, reason, checkerName, at }) => {
      return { result, items: itemsOf(items), reason, checkerName, at: siteTime(at) }
    }),
    filmCheck: parts.filmCheck,
    log: parts.log.map(({ at, ...change }) => ({ ...change, at: siteTime(new Date(at)) })),
  }
}
