import { Field, TextField } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepProps, useStepForm } from '../use-step-form'

interface Values {
  worksPublicFrom: string
  certificatePrefix: string
}

const MINUTES_LENGTH = 16
const noText = ''

const form: StepForm<Values> = {
  read: ({ worksPublicFrom, certificatePrefix }) => ({
    worksPublicFrom: worksPublicFrom === null ? noText : worksPublicFrom.replace(' ', 'T').slice(0, MINUTES_LENGTH),
    certificatePrefix: certificatePrefix === null ? noText : certificatePrefix,
  }),
  save: (calls, { worksPublicFrom, certificatePrefix }, seen) =>
    calls.save({
      ...seen,
      worksPublicFrom:
        worksPublicFrom === noText ? null : `${worksPublicFrom.replace('T', ' ').slice(0, MINUTES_LENGTH)}:00`,
      certificatePrefix: certificatePrefix.trim() || null,
    }),
}

/** 公示与证书. */
export function NoticeStep(props: StepProps) {
  const { competition } = props
  const t = useTranslate()
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const notice = competition.phases.find(({ kind }) => kind === 'publicity')
  return (
    <StepFrame
      title={t('competitions.step.notice')}
      hint={t('competitions.stepHint.notice')}
      isReadOnly={props.isReadOnly}
      form={state}
    >
      <Field
        label={t('competitions.field.worksPublic')}
        hint={t('competitions.worksPublicHint')}
        error={errorOf('worksPublicFrom')}
      >
        <TextField
          type="datetime-local"
          value={values.worksPublicFrom}
          onChange={({ target }) => set({ worksPublicFrom: target.value })}
        />
      </Field>
      <Field
        label={t('competitions.field.certificate')}
        hint={t('competitions.certificateHint', {
          example: `${values.certificatePrefix}〔${competition.year}〕第000001号`,
        })}
        error={errorOf('certificatePrefix')}
      >
        <TextField
          maxLength={20}
          value={values.certificatePrefix}
          onChange={({ target }) => set({ certificatePrefix: target.value })}
        />
      </Field>
      <p data-wide="">
        {notice
          ? t('competitions.noticePhase', { from: notice.startAt, to: notice.endAt })
          : t('competitions.noNoticePhase')}
      </p>
    </StepFrame>
  )
}
