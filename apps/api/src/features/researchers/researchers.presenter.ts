import type { Schema } from '@doorway/api-client/types'
import type { ResearcherRow } from './researchers.queries'

/** A researcher for the editors of the subject. */
export function presentResearcher(row: ResearcherRow): Schema<'Researcher'> {
  const { id, gardeId, courseId, name, title, orgId, orgName, intro, seq, state, version } = row
  return { id, gardeId, courseId, name, title, orgId, orgName, intro, seq, isPublished: state === 'published', version }
}
