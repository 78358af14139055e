import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { checkKeys } from './check-keys'
import { fileUrl } from '../../files/file-url'
import { required } from '../../required'
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
}

type Item = Schema<'CheckItem'>

const itemsOf = (items: Readonly<Record<string, boolean>>): Item[] =>
  checkKeys.flatMap((key) => {
    const isMet = items[key]
    return isMet === undefined ? [] : [{ key, isMet }]
  })

/** A work with its files, decisions and log. */
export function presentWorkDetail(row: ManagedWorkRow, parts: WorkParts): Schema<'ManagedWorkDetail'> {
  return {
    ...presentManagedWork(row),
    summary: row.summary,
    topic: row.topic,
    files: parts.files.map(({ slot, name, size, id }) => {
      return { slot, name, sizeBytes: size, url: required(fileUrl(id), 'address') }
    }),
    decisions: parts.decisions.map(({ result, items, reason, checkerName, at }) => {
      return { result, items: itemsOf(items), reason, checkerName, at: siteTime(at) }
    }),
    log: parts.log.map(({ at, ...change }) => ({ ...change, at: siteTime(new Date(at)) })),
  }
}
