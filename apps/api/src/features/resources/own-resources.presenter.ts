import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { OwnFile, OwnResource } from './own-resources.queries'

/** A resource as its owner sees it, in any state, with what its reviewer says where it came back. */
export function presentOwnResource(
  resource: OwnResource,
  files: readonly OwnFile[],
  reasons: ReadonlyMap<number, string>,
): Schema<'OwnResource'> {
  const { id, version, title, kind, state, gardeId, courseId, gradeName, textbook, chapter } = resource
  const { author, summary, range, copyright, createdAt, updatedAt } = resource
  return {
    id,
    version,
    title,
    kind,
    state,
    gardeId,
    courseId,
    gradeName,
    textbook,
    chapter,
    author,
    summary,
    range,
    copyright,
    changedAt: siteTime(updatedAt ?? createdAt),
    reason: reasons.get(id) ?? null,
    files: files
      .filter(({ resourceId }) => resourceId === id)
      .map((file) => ({ id: file.id, name: file.name, size: file.size, ext: file.ext })),
  }
}
