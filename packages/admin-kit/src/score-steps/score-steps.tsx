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
  const { range, threshold, isDivergent, median, isDropSkipped, method, marks, score, shown } = calculation
  const used = marks.filter(({ use }) => use === 'used').map(({ total }) => total)
  return (
    <>
      <p>{t(isDivergent ? 'scoreSteps.divergent' : 'scoreSteps.agreed', { range, threshold })}</p>
      {median !== null && <p>{t('scoreSteps.arbitrated', { median })}</p>}
      {isDivergent && median === null && <p className="dw-score-warning">{t('scoreSteps.unarbitrated')}</p>}
      {isDropSkipped && <p>{t('scoreSteps.dropSkipped')}</p>}
      <p className="dw-score-number">
        {method === 'mean'
          ? t('scoreSteps.mean', { sum: used.join(' + '), count: used.length, score })
          : t('scoreSteps.median', { marks: used.join(t('scoreSteps.comma')), score })}
      </p>
      <p>
        {t('scoreSteps.shown')} <span className="dw-score-shown">{shown}</span>
      </p>
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
