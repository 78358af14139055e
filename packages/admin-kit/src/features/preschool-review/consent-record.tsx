import { Chip } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { consentTones } from './submission-state'
import type { SubmissionDetail } from './submission-types'

/** What the guardian agreed to: who, which text, when, and whether it is in force. */
export function ConsentRecord({ submission: { showsChild, consentState, consent } }: { submission: SubmissionDetail }) {
  const t = useTranslate()
  if (!showsChild && !consent) return <p className="dw-works-note">{t('preschoolReview.noChildHint')}</p>
  return (
    <section className="dw-works-consent" data-state={consentState} aria-label={t('preschoolReview.record.title')}>
      <h3 className="dw-works-heading">{t('preschoolReview.record.title')}</h3>
      <div className="dw-works-list">
        <span className="dw-works-chips">
          <Chip tone={consentTones[consentState]}>{t(`preschoolReview.consent.${consentState}`)}</Chip>
        </span>
        {consent && (
          <dl className="dw-works-facts">
            <dt>{t('preschoolReview.record.child')}</dt>
            <dd>{consent.childName}</dd>
            <dt>{t('preschoolReview.record.guardian')}</dt>
            <dd>{consent.guardianName}</dd>
            <dt>{t('preschoolReview.record.text')}</dt>
            <dd>{t('preschoolReview.record.version', { version: consent.textVersion })}</dd>
            <dt>{t('preschoolReview.record.givenAt')}</dt>
            <dd>{consent.givenAt}</dd>
            {consent.withdrawnAt && (
              <>
                <dt>{t('preschoolReview.record.withdrawnAt')}</dt>
                <dd>{consent.withdrawnAt}</dd>
              </>
            )}
          </dl>
        )}
        {showsChild && consentState !== 'valid' && (
          <p className="dw-works-note">{t('preschoolReview.record.invalidHint')}</p>
        )}
      </div>
    </section>
  )
}
