import type { Schema } from '@doorway/api-client/types'
import { safeHtml } from '../../html/safe-html'
import type { ManagedPrincipal, ProfileColumns } from './principals.queries'

/** What is presented about a principal. */
export type PrincipalContent = Schema<'PrincipalContent'>

/** A content whose HTML has only what a text may have. */
export const safeContent = (content: PrincipalContent): PrincipalContent => ({
  ...content,
  resumeHtml: safeHtml(content.resumeHtml),
  ideasHtml: safeHtml(content.ideasHtml),
})

/** What was passed, on the portal or taken off it; null where nothing was yet. */
export function liveContent({ profile }: ManagedPrincipal): PrincipalContent | null {
  const { name, schoolId, title, summary, photoFileId, honours, resumeHtml, ideasHtml, publishAt } = profile
  if (publishAt === null) return null
  return safeContent({ name, schoolId, title, summary, photoFileId, honours, resumeHtml, ideasHtml })
}

/** What is written and not passed; null where nothing is open. */
export function draftContent({ state, content, schoolId, photoFileId }: ManagedPrincipal): PrincipalContent | null {
  if (state === 'published' || state === 'offline') return null
  return safeContent({ ...content, schoolId, photoFileId })
}

/** A content as the draft stores it. */
export function draftColumns({ schoolId, photoFileId, ...content }: PrincipalContent) {
  return { schoolId, photoFileId, content }
}

/** The columns of a profile for a content. */
export const profileColumns = (content: PrincipalContent): ProfileColumns => ({ ...content })

/** A content as a log may hold it. */
export function loggedContent(content: PrincipalContent | null): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries({ ...content }).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  )
}
