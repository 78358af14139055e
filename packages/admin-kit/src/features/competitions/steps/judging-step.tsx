import { Field, Select } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { blindKinds, type Competition, visibilities } from '../competition-types'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepProps, useStepForm } from '../use-step-form'

interface Values extends Pick<Competition, 'blind' | 'scoreVisibility'> {
  /** Id of the scheme; empty: none yet. */
  schemeId: string
}

const read = ({ blind, scoreVisibility, scheme }: Competition): Values => {
  return { blind, scoreVisibility, schemeId: scheme ? String(scheme.id) : '' }
}

/** The scheme is chosen by a call of its own, which is sent first: it alone can be refused. */
const formOf = (stored: Competition): StepForm<Values> => ({
  read,
  save: async (calls, { blind, scoreVisibility, schemeId }, seen) => {
    const before = read(stored)
    const chosen =
      schemeId === before.schemeId ? null : await calls.chooseScheme({ ...seen, schemeId: Number(schemeId) })
    const isSame = blind === before.blind && scoreVisibility === before.scoreVisibility
    if (chosen && isSame) return chosen
    return calls.save({ ...seen, ...(chosen && { version: chosen.version }), blind, scoreVisibility })
  },
})

interface SchemeProps {
  competition: Competition
  schemeId: string
  onChange: (schemeId: string) => void
}

/** What the announced scheme consists of. */
function SchemeSummary({ scheme }: { scheme: NonNullable<Competition['scheme']> }) {
  const t = useTranslate()
  const { name, versionNo, total, marksPerWork, aggregation, criteria } = scheme
  const { dropHigh, dropLow, threshold } = aggregation
  return (
    <>
      <p>{t('competitions.scheme.summary', { name, no: versionNo, total })}</p>
      <p className="dw-comp-muted">
        {t('competitions.scheme.rule', { marks: marksPerWork, high: dropHigh, low: dropLow, threshold })}
      </p>
      <ul className="dw-comp-criteria">
        {criteria.map(({ name: of, max }) => (
          <li key={of}>
            <span>{of}</span>
            <span className="dw-comp-track" aria-hidden="true">
              <span className="dw-comp-bar" style={{ inlineSize: `${(max / total) * 100}%` }} />
            </span>
            <span>{t('competitions.scheme.points', { max })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The scheme that works are scored by, chosen here and edited in the score configuration. */
function Scheme({ competition, schemeId, onChange }: SchemeProps) {
  const t = useTranslate()
  const { scheme, schemeOptions, canChooseScheme } = competition
  const hint = canChooseScheme ? 'competitions.scheme.hint' : 'competitions.scheme.marked'
  return (
    <>
      <Field label={t('competitions.scheme.title')} hint={t(hint)} data-wide="">
        <Select
          placeholder={schemeId === '' ? t('competitions.scheme.choose') : null}
          disabled={!canChooseScheme}
          value={schemeId}
          options={schemeOptions.map(({ id, name, versionNo, isLibrary }) => ({
            value: String(id),
            label: t(isLibrary ? 'competitions.scheme.ofLibrary' : 'competitions.scheme.own', { name, no: versionNo }),
          }))}
          onValueChange={onChange}
        />
      </Field>
      <div data-wide="">
        {scheme ? (
          schemeId === String(scheme.id) && <SchemeSummary scheme={scheme} />
        ) : (
          <p className="dw-comp-muted">{t('competitions.scheme.none')}</p>
        )}
      </div>
    </>
  )
}

/** 评审方案. */
export function JudgingStep(props: StepProps) {
  const { competition } = props
  const t = useTranslate()
  const state = useStepForm(props, formOf(competition))
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
      <Scheme competition={competition} schemeId={values.schemeId} onChange={(schemeId) => set({ schemeId })} />
    </StepFrame>
  )
}
