import { Button, Icon, Skeleton } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import type { Readiness, StepId } from './competition-types'

export interface ReadinessPanelProps {
  readiness: Readiness | undefined
  error: unknown
  onRetry: () => void
  onStep: (step: StepId) => void
}

/** What is missing before publication, each with the step where it is mended. */
export function ReadinessPanel({ readiness, error, onRetry, onStep }: ReadinessPanelProps) {
  const t = useTranslate()
  return (
    <aside className="dw-comp-readiness" aria-label={t('competitions.readiness')}>
      <h2 className="dw-comp-heading">{t('competitions.readiness')}</h2>
      {error ? <FailurePanel error={error} onRetry={onRetry} /> : !readiness && <Skeleton width="full" />}
      {readiness && (
        <>
          <p role="status">{t(readiness.isReady ? 'competitions.ready' : 'competitions.notReady')}</p>
          <ul className="dw-comp-rules">
            {readiness.items.map(({ rule, step, isMet, isRequired }) => (
              <li key={rule} data-met={isMet || undefined}>
                <Icon name={isMet ? 'check' : isRequired ? 'close' : 'warning'} />
                <span>
                  {t(`competitions.rule.${rule}`)}
                  {!isMet && !isRequired && <small>{t('competitions.advice')}</small>}
                  <span className="dw-visually-hidden">{t(isMet ? 'competitions.met' : 'competitions.unmet')}</span>
                </span>
                {!isMet && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={`${t('competitions.mend')} ${t(`competitions.rule.${rule}`)}`}
                    onClick={() => onStep(step)}
                  >
                    {t('competitions.mend')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}
