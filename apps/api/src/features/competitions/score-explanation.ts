import type { Schema } from '@doorway/api-client/types'
import type { ScoreStep } from '../../scoring/score-rule'

type Explanation = Schema<'ScoreExplanation'>

/**
 * How a published score came about, by the stored steps of its computation: how many marks there were, which of them do not
 * count, and what the rest came to. No mark of a judge is in it.
 */
export function explainScore(steps: readonly ScoreStep[]): Explanation | null {
  let marks = 0
  let isArbitrated = false
  let isNotNormalised = false
  let explanation: Explanation | undefined
  const dropped = { high: 0, low: 0, isSkipped: false }
  for (const step of steps) {
    if (step.kind === 'marks') marks = step.marks.length
    else if (step.kind === 'arbitration') isArbitrated = true
    else if (step.kind === 'drop')
      Object.assign(dropped, { high: step.high.length, low: step.low.length, isSkipped: step.isSkipped })
    else if (step.kind === 'normalise') isNotNormalised = step.marks.length === 0
    else if (step.kind === 'score') {
      const { method, score, shown } = step
      explanation = {
        marks,
        isArbitrated,
        droppedHigh: dropped.high,
        droppedLow: dropped.low,
        isDropSkipped: dropped.isSkipped,
        used: step.marks.length,
        method,
        isNotNormalised,
        rounds: [],
        exact: score,
        shown,
      }
    } else if (step.kind === 'rounds' && explanation) {
      const { weight, earlier, score, shown } = step
      const last: Explanation['rounds'][number] = { name: null, weight, score: explanation.exact }
      const before = earlier.map((round) => ({ name: round.name, weight: round.weight, score: round.score }))
      explanation = { ...explanation, rounds: [...before, last], exact: score, shown }
    }
  }
  return explanation ?? null
}
