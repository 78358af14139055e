import { Field, Select } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { blindKinds, type Competition, visibilities } from '../competition-types'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepProps, useStepForm } from '../use-step-form'

type Values = Pick<Competition, 'blind' | 'scoreVisibility'>

const form: StepForm<Values> = {
  read: ({ blind, scoreVisibility }) => ({ blind, scoreVisibility }),
  save: (calls, { blind, scoreVisibility }, seen) => calls.save({ ...seen, blind, scoreVisibility }),
}

/** The scheme that works are scored by; it is edited in the score configuration. */
function Scheme({ scheme }: Pick<Competition, 'scheme'>) {
  const t = useTranslate()
  return (
    <div data-wide="">
      <h3 className="dw-comp-subheading">{t('competitions.scheme.title')}</h3>
      {scheme ? (
        <>
          <p>{t('competitions.scheme.summary', { name: scheme.name, total: scheme.total })}</p>
          <ul className="dw-comp-criteria">
            {scheme.criteria.map(({ name, max }) => (
              <li key={name}>
                <span>{name}</span>
                <span className="dw-comp-track" aria-hidden="true">
                  <span className="dw-comp-bar" style={{ inlineSize: `${(max / scheme.total) * 100}%` }} />
                </span>
                <span>{t('competitions.scheme.points', { max })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="dw-comp-muted">{t('competitions.scheme.none')}</p>
      )}
    </div>
  )
}

/** 评审方案. */
export function JudgingStep(props: StepProps) {
  const { competition } = props
  const t = useTranslate()
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const isFixed = competition.state !== 'draft'
  return (
    <StepFrame
      title={t('competitions.step.judging')}
      hint={t('competitions.stepHint.judging')}
      isReadOnly={props.isReadOnly}
      form={state}
    >
      <Field
        label={t('competitions.field.blind')}
        isRequired
        hint={isFixed ? t('competitions.fixedHint') : t(`competitions.blindHint.${values.blind}`)}
        error={errorOf('blind')}
      >
        <Select
          placeholder={null}
          disabled={isFixed}
          value={values.blind}
          options={blindKinds.map((value) => ({ value, label: t(`competitions.blind.${value}`) }))}
          onValueChange={(value) => set({ blind: blindKinds.find((known) => known === value) ?? values.blind })}
        />
      </Field>
      <Field
        label={t('competitions.field.visibility')}
        isRequired
        hint={t('competitions.visibilityHint')}
        error={errorOf('scoreVisibility')}
      >
        <Select
          placeholder={null}
          value={values.scoreVisibility}
          options={visibilities.map((value) => ({ value, label: t(`competitions.visibility.${value}`) }))}
          onValueChange={(value) =>
            set({ scoreVisibility: visibilities.find((known) => known === value) ?? values.scoreVisibility })
          }
        />
      </Field>
      <Scheme scheme={competition.scheme} />
    </StepFrame>
  )
}
