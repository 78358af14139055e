import { Field, NumberField, Select, Textarea, TextField } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { BodyField } from '../../../forms/body-field'
import { AreaPicker } from '../../areas'
import { OrganizationPicker } from '../../organizations'
import { type Competition, competitionKinds, competitionLevels } from '../competition-types'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepFormState, type StepProps, useStepForm } from '../use-step-form'

interface Values {
  name: string
  shortName: string
  code: string
  edition: string
  year: string
  kind: Competition['kind']
  level: Competition['level']
  organiserOrgId: number | null
  areaCode: string
  host: string
  undertaker: string
  summary: string
  introHtml: string
  rulesHtml: string
}

const form: StepForm<Values> = {
  read: ({ name, shortName, code, edition, year, kind, level, organiserOrgId, areaCode, ...texts }) => {
    const { host, undertaker, summary, introHtml, rulesHtml } = texts
    const numbers = { edition: String(edition), year: String(year) }
    const fields = { name, shortName, code, kind, level, organiserOrgId, areaCode }
    return { ...fields, ...numbers, host, undertaker, summary, introHtml, rulesHtml }
  },
  save: (calls, { edition, year, organiserOrgId, ...values }, seen) =>
    calls.save({
      ...seen,
      ...values,
      edition: Number(edition),
      year: Number(year),
      ...(organiserOrgId !== null && organiserOrgId > 0 && { organiserOrgId }),
    }),
}

interface FieldsProps {
  state: StepFormState<Values>
  competition: Competition
}

/** Who holds the competition, and for which area. */
function PlaceFields({ state: { values, set, errorOf }, competition }: FieldsProps) {
  const t = useTranslate()
  const isFixed = competition.state !== 'draft'
  if (isFixed) {
    return (
      <>
        <Field label={t('competitions.field.organiser')} hint={t('competitions.fixedHint')}>
          <TextField readOnly value={competition.organiserName} />
        </Field>
        <Field label={t('competitions.field.area')} hint={t('competitions.fixedHint')}>
          <TextField readOnly value={competition.areaName} />
        </Field>
      </>
    )
  }
  return (
    <>
      <Field label={t('competitions.field.organiser')} isRequired error={errorOf('organiserOrgId')}>
        <OrganizationPicker
          label={t('competitions.field.organiser')}
          value={values.organiserOrgId}
          knownName={competition.organiserName}
          onChange={(organiserOrgId) => set({ organiserOrgId })}
        />
      </Field>
      <Field label={t('competitions.field.area')} isRequired error={errorOf('areaCode')}>
        <AreaPicker
          label={t('competitions.field.area')}
          value={values.areaCode}
          onChange={(areaCode) => set({ areaCode })}
        />
      </Field>
    </>
  )
}

/** What the competition is called and counted as. */
function NameFields({ state: { values, set, errorOf }, competition }: FieldsProps) {
  const t = useTranslate()
  const isFixed = competition.state !== 'draft'
  return (
    <>
      <Field label={t('competitions.field.name')} isRequired error={errorOf('name')} data-wide="">
        <TextField maxLength={120} value={values.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label={t('competitions.field.shortName')} hint={t('competitions.shortHint')} error={errorOf('shortName')}>
        <TextField
          maxLength={40}
          value={values.shortName}
          onChange={({ target }) => set({ shortName: target.value })}
        />
      </Field>
      <Field
        label={t('competitions.field.code')}
        isRequired
        hint={t(isFixed ? 'competitions.fixedHint' : 'competitions.codeHint')}
        error={errorOf('code')}
      >
        <TextField
          readOnly={isFixed}
          maxLength={40}
          value={values.code}
          onChange={({ target }) => set({ code: target.value })}
        />
      </Field>
      <Field label={t('competitions.field.edition')} isRequired error={errorOf('edition')}>
        <NumberField maxLength={4} value={values.edition} onChange={({ target }) => set({ edition: target.value })} />
      </Field>
      <Field label={t('competitions.field.year')} isRequired error={errorOf('year')}>
        <NumberField maxLength={4} value={values.year} onChange={({ target }) => set({ year: target.value })} />
      </Field>
      <Field label={t('competitions.field.kind')} isRequired error={errorOf('kind')}>
        <Select
          disabled={isFixed}
          placeholder={null}
          value={values.kind}
          options={competitionKinds.map((value) => ({ value, label: t(`competitions.kind.${value}`) }))}
          onValueChange={(value) => set({ kind: competitionKinds.find((kind) => kind === value) ?? values.kind })}
        />
      </Field>
      <Field label={t('competitions.field.level')} isRequired error={errorOf('level')}>
        <Select
          disabled={isFixed}
          placeholder={null}
          value={values.level}
          options={competitionLevels.map((value) => ({ value, label: t(`competitions.level.${value}`) }))}
          onValueChange={(value) => set({ level: competitionLevels.find((level) => level === value) ?? values.level })}
        />
      </Field>
    </>
  )
}

/** 基本信息. */
export function BasicsStep(props: StepProps) {
  const t = useTranslate()
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const bodyHints = { lines: t('competitions.linesHint'), source: t('competitions.sourceHint') }
  return (
    <StepFrame
      title={t('competitions.step.basics')}
      hint={t('competitions.stepHint.basics')}
      isReadOnly={props.isReadOnly}
      form={state}
    >
      <NameFields state={state} competition={props.competition} />
      <PlaceFields state={state} competition={props.competition} />
      <Field label={t('competitions.field.host')} error={errorOf('host')}>
        <TextField maxLength={200} value={values.host} onChange={({ target }) => set({ host: target.value })} />
      </Field>
      <Field label={t('competitions.field.undertaker')} error={errorOf('undertaker')}>
        <TextField
          maxLength={200}
          value={values.undertaker}
          onChange={({ target }) => set({ undertaker: target.value })}
        />
      </Field>
      <Field label={t('competitions.field.summary')} error={errorOf('summary')} data-wide="">
        <Textarea
          rows={2}
          maxLength={300}
          value={values.summary}
          onChange={({ target }) => set({ summary: target.value })}
        />
      </Field>
      <BodyField
        label={t('competitions.field.intro')}
        isRequired
        html={values.introHtml}
        hints={bodyHints}
        error={errorOf('introHtml')}
        onChange={(introHtml) => set({ introHtml })}
      />
      <BodyField
        label={t('competitions.field.rules')}
        html={values.rulesHtml}
        hints={bodyHints}
        error={errorOf('rulesHtml')}
        onChange={(rulesHtml) => set({ rulesHtml })}
      />
    </StepFrame>
  )
}
