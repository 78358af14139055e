import { Drawer, FormSection } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { ScoreSteps } from '../../score-steps/score-steps'
import type { ResultRow } from './result-types'

const known = ['criterion', 'rawMean', 'range', 'chief', 'submittedAt'] as const

export interface ScoreCalculationProps {
  row: ResultRow
  onClose: () => void
}

/** How the score, the rank and the award of a work came about. No judge is named. */
export function ScoreCalculation({ row, onClose }: ScoreCalculationProps) {
  const t = useTranslate()
  const path = known.filter((name) => row.tiePath.includes(name)).map((name) => t(`results.tie.${name}`))
  return (
    <Drawer isOpen title={row.title} onClose={onClose}>
      <div className="dw-result-stack">
        <p className="dw-result-muted">
          {[row.workNo, row.groupName, row.applicantName, row.schoolName].filter((text) => text !== '').join(' · ')}
        </p>
        <FormSection title={t('results.calculation.score')}>
          <div data-wide="">
            <ScoreSteps steps={row.steps} />
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
