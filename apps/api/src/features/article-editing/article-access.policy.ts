import type { Db } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Actor } from '../../http/call'
import { notFound } from '../../http/refusals'
import { requireOpenSite } from '../sites/open-site.policy'
import { findManaged, listReviews, listWriterIds, lockArticleRow, type ManagedRecord } from './managed-article.queries'

/** Codes of the review levels. */
export const reviewCodes = { 1: 'cms:article:review1', 2: 'cms:article:review2', 3: 'cms:article:review3' } as const
/** A level of review. */
export type ReviewLevel = keyof typeof reviewCodes
/** All levels in order. */
export const reviewLevels: readonly ReviewLevel[] = [1, 2, 3]

/** Sites whose articles a code opens to the caller; undefined: all. */
export function sitesOf(actor: Actor, code: string): readonly number[] | undefined {
  return actor.scopeOf(code).isAll ? undefined : actor.siteIds
}

/** Throws unless the code opens the site to the caller. */
export function requireSiteOf(actor: Actor, code: string, siteId: number): void {
  requireCode(actor, code)
  if (sitesOf(actor, code)?.includes(siteId) === false) throw notFound()
}

/** The article, if its site was given to the caller. Deleted ones are there for `isInBin` alone. */
export async function requireManaged(
  db: Db,
  actor: Actor,
  code: string,
  id: number,
  { isInBin = false } = {},
): Promise<ManagedRecord> {
  const record = await findManaged(db, id)
  if (!record || (record.deletedAt !== null) !== isInBin) throw notFound()
  requireSiteOf(actor, code, record.siteId)
  return record
}

/** The same for a change: waits for other changes of the article, and refuses where the site takes none. */
export async function requireChangeable(
  tx: Db,
  actor: Actor,
  code: string,
  id: number,
  more?: { isInBin?: boolean },
): Promise<ManagedRecord> {
  await lockArticleRow(tx, id)
  const record = await requireManaged(tx, actor, code, id, more)
  requireOpenSite(record.siteState)
  return record
}

/** Where the newest revision stands, as the tables name it. */
export const workStateOf = ({ correctionState, state }: Pick<ManagedRecord, 'correctionState' | 'state'>): string =>
  correctionState ?? state

/** The level at which an article waits; undefined when it does not. */
export function waitingLevel(record: Pick<ManagedRecord, 'correctionState' | 'state'>): ReviewLevel | undefined {
  const level = Number(/^review([123])$/.exec(workStateOf(record))?.[1])
  return reviewLevels.find((candidate) => candidate === level)
}

/** Has this person written at what is to be reviewed, or decided about it at another level? */
export async function isPartial(db: Db, actor: Actor, record: ManagedRecord): Promise<boolean> {
  const writers = await listWriterIds(db, record.id, record.liveRevisionId)
  if (writers.includes(actor.userId)) return true
  const decisions = await listReviews(db, record.id)
  return decisions.some(
    ({ revisionId, reviewerId }) => revisionId === record.headRevisionId && reviewerId === actor.userId,
  )
}

/** May the caller make the submission a draft again: an author of it, while no reviewer has decided? */
export async function isWithdrawable(db: Db, actor: Actor, record: ManagedRecord): Promise<boolean> {
  if (waitingLevel(record) === undefined || record.deletedAt || !actor.codes.has('cms:article:edit')) return false
  if (!(await listWriterIds(db, record.id, record.liveRevisionId)).includes(actor.userId)) return false
  const decisions = await listReviews(db, record.id)
  return decisions.every(({ revisionId }) => revisionId !== record.headRevisionId)
}

/** The level at which the caller may decide now; null: none. */
export async function reviewLevelOf(db: Db, actor: Actor, record: ManagedRecord): Promise<ReviewLevel | null> {
  const level = waitingLevel(record)
  if (level === undefined || record.deletedAt || !actor.codes.has(reviewCodes[level])) return null
  if (sitesOf(actor, reviewCodes[level])?.includes(record.siteId) === false) return null
  return (await isPartial(db, actor, record)) ? null : level
}
