import type { Schema } from '@doorway/api-client/types'
import { factsOf, presentCard } from '../content/content.presenter'
import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import type { StudioRecord } from './studios.queries'

/** A studio in a list. */
export function presentStudioCard(
  studio: StudioRecord,
  column: Pick<ColumnRow, 'code' | 'name'>,
): Schema<'ArticleRow'> {
  return presentCard({
    type: 'studio',
    id: studio.id,
    title: studio.name,
    summary: studio.summary,
    columnCode: column.code,
    columnName: column.name,
    publishAt: null,
    viewCount: studio.viewCount,
    coverFileId: null,
    facts: factsOf({
      leader: studio.leaderName,
      subject: [studio.gardeName, studio.courseName].filter(Boolean).join(' '),
      members: studio.memberCount,
      org: studio.orgName,
    }),
  })
}
