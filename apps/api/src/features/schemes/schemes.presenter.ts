import type { Schema } from '@doorway/api-client/types'
import { tieBreaks } from '../results/ranking'
import { ruleOf } from '../../scoring/score-rule'
import type { SchemeRow } from './schemes.queries'

type Detail = Schema<'ScoreScheme'>

/** The order of ties of a stored scheme; names that are unknown are left out. */
export const tieBreakOf = ({ tieBreak }: Pick<SchemeRow, 'tieBreak'>): Detail['tieBreak'] =>
  tieBreak.flatMap((name) => tieBreaks.filter((known) => known === name))

/** A scheme for its editor. */
export function presentScheme(row: SchemeRow, parts: Pick<Detail, 'sections' | 'versions' | 'uses'>): Detail {
  const { id, competitionId, competitionName, ownerName, name, versionNo, version, total, marksPerWork } = row
  const { method, dropHigh, dropLow, minRemain, threshold, roundWeights = [] } = ruleOf(row.aggregation)
  return {
    id,
    competitionId,
    competitionName,
    ownerName,
    name,
    versionNo,
    version,
    total,
    marksPerWork,
    aggregation: { method, dropHigh, dropLow, minRemain, threshold, roundWeights: [...roundWeights] },
    tieBreak: tieBreakOf(row),
    isLocked: row.isLocked,
    updatedAt: row.updatedAt,
    ...parts,
  }
}
