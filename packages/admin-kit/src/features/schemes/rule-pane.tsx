import { Checkbox, Field, IconButton, NumberField, Select, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { moved, type RuleValues } from './scheme-draft'
import { methods, type TieBreak, tieBreaks } from './scheme-types'
import type { SchemeForm } from './use-scheme-form'

interface PaneProps {
  form: SchemeForm
  isReadOnly: boolean
}

/** Five weights with spaces between them. */
const WEIGHTS_MAX = 50
const counts = ['dropHigh', 'dropLow', 'minRemain'] as const

/** What decides between equal scores, in its order; what is not checked is not compared. */
function TieOrder({ form, isReadOnly }: PaneProps) {
  const t = useTranslate()
  const { values, set, errorOf } = form
  const { tieBreak } = values
  const rest = tieBreaks.filter((name) => !tieBreak.includes(name))
  const toggle = (name: TieBreak, isOn: boolean) =>
    set({ tieBreak: isOn ? [...tieBreak, name] : tieBreak.filter((one) => one !== name) })
  const fault = errorOf('tieBreak')
  return (
    <div>
      {fault && <p className="dw-field-error">{fault}</p>}
      <ol className="dw-scheme-ties" aria-label={t('schemes.tieOrder')}>
        {[...tieBreak, ...rest].map((name, at) => {
          const isOn = at < tieBreak.length
          const label = t(`schemes.tie.${name}`)
          return (
            <li key={name}>
              <Checkbox
                label={label}
                checked={isOn}
                disabled={isReadOnly}
                onCheckedChange={(next) => toggle(name, next)}
              />
              {isOn && !isReadOnly && (
                <span className="dw-scheme-tools">
                  <IconButton
                    icon="chevron-up"
                    label={t('schemes.moveUp', { name: label })}
                    disabled={at === 0}
                    onClick={() => set({ tieBreak: moved(tieBreak, at, -1) })}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t('schemes.moveDown', { name: label })}
                    disabled={at === tieBreak.length - 1}
                    onClick={() => set({ tieBreak: moved(tieBreak, at, 1) })}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** 计分规则: from the marks of a work to its score, and from equal scores to ranks. */
export function RulePane({ form, isReadOnly }: PaneProps) {
  const t = useTranslate()
  const { values, set, errorOf } = form
  const { rule } = values
  const change = (next: Partial<RuleValues>) => set({ rule: { ...rule, ...next } })
  return (
    <fieldset className="dw-scheme-rule" disabled={isReadOnly}>
      <h2 className="dw-scheme-heading">{t('schemes.rule.marks')}</h2>
      <div className="dw-scheme-fields">
        <Field
          label={t('schemes.field.marks')}
          isRequired
          hint={t('schemes.rule.marksHint')}
          error={errorOf('marksPerWork')}
        >
          <NumberField value={values.marks} onChange={({ target }) => set({ marks: target.value.trim() })} />
        </Field>
        <Field
          label={t('schemes.rule.method')}
          isRequired
          hint={rule.method === 'normalised' ? t('schemes.rule.normalisedHint') : undefined}
        >
          <Select
            placeholder={null}
            value={rule.method}
            options={methods.map((value) => ({ value, label: t(`schemes.method.${value}`) }))}
            onValueChange={(value) => change({ method: methods.find((known) => known === value) ?? rule.method })}
          />
        </Field>
        {counts.map((name) => (
          <Field
            key={name}
            label={t(`schemes.rule.${name}`)}
            isRequired
            hint={name === 'minRemain' ? t('schemes.rule.minRemainHint') : undefined}
            error={errorOf(`aggregation.${name}`)}
          >
            <NumberField value={rule[name]} onChange={({ target }) => change({ [name]: target.value.trim() })} />
          </Field>
        ))}
        <Field
          label={t('schemes.rule.threshold')}
          isRequired
          hint={t('schemes.rule.thresholdHint')}
          error={errorOf('aggregation.threshold')}
        >
          <TextField
            inputMode="decimal"
            maxLength={7}
            value={rule.threshold}
            onChange={({ target }) => change({ threshold: target.value.trim() })}
          />
        </Field>
        <Field
          label={t('schemes.rule.weights')}
          hint={t('schemes.rule.weightsHint')}
          error={errorOf('aggregation.roundWeights')}
        >
          <TextField
            maxLength={WEIGHTS_MAX}
            value={rule.weights}
            onChange={({ target }) => change({ weights: target.value })}
          />
        </Field>
      </div>
      <h2 className="dw-scheme-heading">{t('schemes.rule.ties')}</h2>
      <p className="dw-scheme-muted">{t('schemes.rule.tiesHint')}</p>
      <TieOrder form={form} isReadOnly={isReadOnly} />
    </fieldset>
  )
}
