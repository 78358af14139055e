import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../context/use-translate'
import { type Calculation, calculationOf } from './calculation'
import { ScoreStepTexts } from './score-step-texts'

/** The marks with what became of each. */
function MarkLines({ marks }: Pick<Calculation, 'marks'>) {
  const t = useTranslate()
  return (
    <ol className="dw-score-marks" aria-label={t('scoreSteps.marks')}>
      {marks.map(({ id, total, use, isArbitration }, at) => (
        <li key={id} data-use={use}>
          <span>{t(isArbitration ? 'scoreSteps.arbitrationMark' : 'scoreSteps.mark', { no: at + 1 })}</span>
          <span>{total}</span>
          <span>{t(`scoreSteps.use.${use}`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** From the marks to the score in sentences. */
function Sentences({ calculation }: { calculation: Calculation }) {
  const t = useTranslate()
  const { range, threshold, isDivergent, median, isDropSkipped, isNotNormalised, normalised } = calculation
  return (
    <>
      <p>{t(isDivergent ? 'scoreSteps.divergent' : 'scoreSteps.agreed', { range, threshold })}</p>
      {median !== null && <p>{t('scoreSteps.arbitrated', { median })}</p>}
      {isDivergent && median === null && <p className="dw-score-warning">{t('scoreSteps.unarbitrated')}</p>}
      {isDropSkipped && <p>{t('scoreSteps.dropSkipped')}</p>}
      {isNotNormalised && <p className="dw-score-warning">{t('scoreSteps.notNormalised')}</p>}
      {normalised.map((mark) => (
        <p key={mark.no} className="dw-score-number">
          {t('scoreSteps.normalisedMark', mark)}
        </p>
      ))}
      <ScoreLine calculation={calculation} />
    </>
  )
}

/** The score of the round as an equation. */
function ScoreLine({ calculation }: { calculation: Calculation }) {
  const t = useTranslate()
  const { method, marks, normalised, score } = calculation
  const used = marks.filter(({ use }) => use === 'used').map(({ total }) => total)
  const counted = method === 'normalised' ? normalised.map((mark) => mark.normalised) : used
  return (
    <p className="dw-score-number">
      {method === 'median'
        ? t('scoreSteps.median', { marks: used.join(t('scoreSteps.comma')), score })
        : t(`scoreSteps.${method}`, { sum: counted.join(' + '), count: counted.length, score })}
    </p>
  )
}

/** The rounds before this one with their steps, and the sum of all by their weights. */
function Rounds({ calculation: { rounds, score } }: { calculation: Calculation }) {
  const t = useTranslate()
  if (!rounds) return null
  const { earlier, weight } = rounds
  const products = [...earlier, { weight, score }].map((round) => `${round.score} × ${round.weight}`)
  return (
    <>
      {earlier.map((round) => (
        <details key={round.name}>
          <summary>{t('scoreSteps.round', { name: round.name, score: round.score })}</summary>
          {round.calculation && (
            <>
              <MarkLines marks={round.calculation.marks} />
              <Sentences calculation={round.calculation} />
            </>
          )}
        </details>
      ))}
      <p className="dw-score-number">{t('scoreSteps.rounds', { sum: products.join(' + '), score: rounds.score })}</p>
    </>
  )
}

function Steps({ steps }: ScoreStepsProps) {
  const t = useTranslate()
  const calculation = calculationOf(steps)
  if (!calculation) return <p className="dw-score-muted">{t('scoreSteps.absent')}</p>
  return (
    <div className="dw-score-steps">
      <MarkLines marks={calculation.marks} />
      <Sentences calculation={calculation} />
      <Rounds calculation={calculation} />
      <p>
        {t('scoreSteps.shown')} <span className="dw-score-shown">{calculation.shown}</span>
      </p>
    </div>
  )
}

export interface ScoreStepsProps {
  /** The stored steps, as JSON. */
  steps: string
}

/** How a score came about from its marks, step by step. No judge is named. */
export function ScoreSteps({ steps }: ScoreStepsProps) {
  return (
    <Suspense fallback={<Skeleton width="full" />}>
      <ScoreStepTexts>
        <Steps steps={steps} />
      </ScoreStepTexts>
    </Suspense>
  )
}
