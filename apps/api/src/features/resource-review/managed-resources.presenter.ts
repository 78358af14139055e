import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Actor, Call } from '../../http/call'
import type { OperationId } from '../../http/contract'
import { fileKey } from '../../security/file-keys'
import { fileUrl } from '../content/content.presenter'
import { listFilesOf } from '../resources/own-resources.queries'
import { listReviews, type ManagedResource } from './managed-resources.queries'
import type { ReportRecord } from './resource-reports.queries'

/** Code of review. */
export const AUDIT = 'res:audit'

/** May the caller decide about the resource: with the code, in the scope of its range, and not about one's own? */
export const mayDecide = (actor: Actor, resource: ManagedResource): boolean =>
  actor.codes.has(AUDIT) && resource.ownerId !== actor.userId && resource.isRangeInScope

/** A resource in the list of those who manage it. */
export function presentManagedResource(resource: ManagedResource, actor: Actor): Schema<'ManagedResource'> {
  const { id, title, kind, state, range, copyright, gardeName, courseName, gradeName } = resource
  const { author, ownerName, orgName, createdAt, updatedAt, publishAt, viewCount, version } = resource
  return {
    id,
    title,
    kind,
    state,
    range,
    copyright,
    gardeName,
    courseName,
    gradeName,
    author,
    ownerName,
    orgName,
    changedAt: siteTime(updatedAt ?? createdAt),
    publishAt: publishAt && siteTime(publishAt),
    viewCount,
    isRecommended: resource.quality > 0,
    fileCount: resource.fileCount,
    openReports: resource.openReports,
    mayDecide: mayDecide(actor, resource),
    version,
  }
}

/** A resource with its files and decisions. Addresses of files have a key: previews cannot send a token. */
export async function presentResourceDetail(
  db: Db,
  { actor, secrets, clock }: Pick<Call<OperationId>, 'actor' | 'secrets' | 'clock'>,
  resource: ManagedResource,
): Promise<Schema<'ManagedResourceDetail'>> {
  const files = await listFilesOf(db, [resource.id])
  const reviews = await listReviews(db, resource.id)
  return {
    ...presentManagedResource(resource, actor),
    textbook: resource.textbook,
    chapter: resource.chapter,
    summary: resource.summary,
    files: await Promise.all(
      files.map(async ({ id, name, size, ext }) => ({
        id,
        name,
        size,
        ext,
        url: `${fileUrl(id)}?key=${await fileKey(secrets, id, clock.now())}`,
      })),
    ),
    reviews: reviews.map(({ decision, reason, reviewerName, at }) => ({
      decision,
      reason,
      reviewerName,
      at: siteTime(at),
    })),
  }
}

/** A report for those who handle it. */
export function presentReport(report: ReportRecord): Schema<'ResourceReport'> {
  const { id, resourceId, resourceTitle, resourceState, orgName, kind, details, state, result } = report
  const { reporterName, createdAt, handlerName, handledAt } = report
  return {
    id,
    resourceId,
    resourceTitle,
    resourceState,
    orgName,
    kind,
    details,
    state,
    result,
    reporterName,
    createdAt: siteTime(createdAt),
    handlerName,
    handledAt: handledAt && siteTime(handledAt),
  }
}
