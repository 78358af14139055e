import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { ObjectionRow } from './objections.queries'
import { presentAward } from './result-runs.presenter'
import type { AwardLineRow } from './result-runs.queries'

/** An objection for those who decide about it, with the awards that its work may have. */
export function presentObjection(
  { competitionName: _, ...row }: ObjectionRow,
  awards: readonly AwardLineRow[],
): Schema<'ManagedObjection'> {
  return {
    ...row,
    awards: awards
      .filter(({ groupId }) => row.workId !== null && (groupId === null || groupId === row.groupId))
      .map(presentAward),
    createdAt: siteTime(row.createdAt),
    handledAt: row.handledAt && siteTime(row.handledAt),
  }
}
