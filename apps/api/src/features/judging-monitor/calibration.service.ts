import type { Schema } from '@doorway/api-client/types'
import type { Call } from '../../http/call'
import {
  type CalibrationJudge,
  type CalibrationPoints,
  type CalibrationRange,
  type CalibrationSample,
  listCalibrationJudges,
  listCalibrationPoints,
  listCalibrationRanges,
  listCalibrationSamples,
} from './calibration.queries'
import { maySeeScores, requireMonitoredPanel } from './monitor.service'

interface Points {
  ranges: readonly CalibrationRange[]
  points: readonly CalibrationPoints[]
}

function presentJudge(row: CalibrationJudge, points: Points['points'], canSeeScores: boolean) {
  const { workId, userId, name, role, state, total, deviation } = row
  const own = points.filter((each) => each.workId === workId && each.userId === userId)
  const items = own.map(({ criterionId, score, deviation: distance }) => ({ criterionId, score, deviation: distance }))
  const scores = canSeeScores ? { total, deviation } : { total: null, deviation: null }
  return { userId, name, role, state, ...scores, items }
}

const presentRange = ({ lowest, highest, mean }: CalibrationRange) => ({ lowest, highest, mean })

function presentSample(
  { workId, workNo, title }: CalibrationSample,
  judges: Schema<'PanelCalibration'>['samples'][number]['judges'],
  ranges: Points['ranges'],
) {
  const own = ranges.filter((range) => range.workId === workId)
  const total = own.find(({ criterionId }) => criterionId === null)
  const criteria = own.flatMap((range) => {
    const { criterionId, name, max } = range
    return criterionId === null || name === null || max === null
      ? []
      : [{ criterionId, name, max, ...presentRange(range) }]
  })
  return { workId, workNo, title, total: total ? presentRange(total) : null, criteria, judges }
}

/** How judges of a panel mark its samples. Points are read for those who may see scores only. */
export async function readCalibration(call: Call<'getPanelCalibration'>): Promise<Schema<'PanelCalibration'>> {
  const { db, query } = call
  const { id } = await requireMonitoredPanel(call, query.panelId)
  const canSeeScores = maySeeScores(call)
  const judges = await listCalibrationJudges(db, id)
  const points = canSeeScores ? await listCalibrationPoints(db, id) : []
  const ranges = canSeeScores ? await listCalibrationRanges(db, id) : []
  const samples = (await listCalibrationSamples(db, id)).map((sample) => {
    const own = judges.filter(({ workId }) => workId === sample.workId)
    return presentSample(
      sample,
      own.map((row) => presentJudge(row, points, canSeeScores)),
      ranges,
    )
  })
  return { panelId: id, canSeeScores, samples }
}
