import { Drawer, FormSection } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { type Calculation, calculationOf } from './calculation'
import type { ResultRow } from './result-types'

const known = ['criterion', 'rawMean', 'range', 'chief', 'submittedAt'] as const

/** The marks with what became of each. */
function MarkLines({ marks }: Pick<Calculation, 'marks'>) {
  const t = useTranslate()
  return (
    <ol className="dw-result-marks" aria-label={t('results.calculation.marks')}>
      {marks.map(({ id, total, use, isArbitration }, at) => (
        <li key={id} data-use={use}>
          <span>
            {t(isArbitration ? 'results.calculation.arbitrationMark' : 'results.calculation.mark', { no: at + 1 })}
          </span>
          <span>{total}</span>
          <span>{t(`results.calculation.use.${use}`)}</span>
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
      <p>{t(isDivergent ? 'results.calculation.divergent' : 'results.calculation.agreed', { range, threshold })}</p>
      {median !== null && <p>{t('results.calculation.arbitrated', { median })}</p>}
      {isDivergent && median === null && <p className="dw-result-warning">{t('results.calculation.unarbitrated')}</p>}
      {isDropSkipped && <p>{t('results.calculation.dropSkipped')}</p>}
      <p className="dw-result-number">
        {method === 'mean'
          ? t('results.calculation.mean', { sum: used.join(' + '), count: used.length, score })
          : t('results.calculation.median', { marks: used.join(t('results.comma')), score })}
      </p>
      <p>
        {t('results.calculation.shown')} <span className="dw-result-score">{shown}</span>
      </p>
    </>
  )
}

export interface ScoreCalculationProps {
  row: ResultRow
  onClose: () => void
}

/** How the score, the rank and the award of a work came about. No judge is named. */
export function ScoreCalculation({ row, onClose }: ScoreCalculationProps) {
  const t = useTranslate()
  const calculation = calculationOf(row.steps)
  const path = known.filter((name) => row.tiePath.includes(name)).map((name) => t(`results.tie.${name}`))
  return (
    <Drawer isOpen title={row.title} onClose={onClose}>
      <div className="dw-result-stack">
        <p className="dw-result-muted">
          {[row.workNo, row.groupName, row.applicantName, row.schoolName].filter((text) => text !== '').join(' · ')}
        </p>
        <FormSection title={t('results.calculation.score')}>
          <div className="dw-result-stack" data-wide="">
            {calculation ? (
              <>
                <MarkLines marks={calculation.marks} />
                <Sentences calculation={calculation} />
              </>
            ) : (
              <p className="dw-result-muted">{t('results.calculation.absent')}</p>
            )}
          </div>
        </FormSection>
        <FormSection title={t('results.calculation.rank')}>
          <p data-wide="">
            {t('results.calculation.rankText', { group: row.groupName, rank: row.rank })}
            {path.length > 0 && ` ${t('results.calculation.tiePath', { path: path.join(t('results.arrow')) })}`}
          </p>
        </FormSection>
        <FormSection title={t('results.field.award')}>
          <p data-wide="">
            {row.awardName ?? t('results.noAward')}
            {row.adjustReason !== null && ` ${t('results.calculation.adjusted', { reason: row.adjustReason })}`}
          </p>
        </FormSection>
      </div>
    </Drawer>
  )
}
