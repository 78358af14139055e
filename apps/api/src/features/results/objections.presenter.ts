import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { ObjectionRow } from './objections.queries'
import { presentAward } from './result-runs.presenter'
import type { AwardLineRow } from './result-runs.queries'

/** An objection for those who decide about it, with the awards that its work may have. */
export function presentObjection(row: ObjectionRow, awards: readonly AwardLineRow[]): Schema<'ManagedObjection'> {
  const { id, competitionId, workId, workNo, workTitle, groupId, groupName, awardId, awardName, state, version } = row
  const { complainantName, unit, content, reply, handlerName, createdAt, handledAt } = row
  return {
    id,
    competitionId,
    workId,
    workNo,
    workTitle,
    groupId,
    groupName,
    awardId,
    awardName,
    state,
    version,
    complainantName,
    unit,
    content,
    reply,
    handlerName,
    awards: awards
      .filter((award) => workId !== null && (award.groupId === null || award.groupId === groupId))
      .map(presentAward),
    createdAt: siteTime(createdAt),
    handledAt: handledAt && siteTime(handledAt),
  }
}
