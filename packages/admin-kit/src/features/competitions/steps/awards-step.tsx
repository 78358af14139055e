import { Checkbox, Field, NumberField, Select, TextField } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import type { Competition } from '../competition-types'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepProps, useStepForm } from '../use-step-form'
import { newKey, RowList, withChange, without } from './row-list'

interface AwardRow {
  key: string
  id?: number
  groupId: string
  name: string
  level: string
  quotaKind: Competition['awards'][number]['quotaKind']
  /** Works, or per cent of the group. */
  quota: string
  isOrg: boolean
  isGranted: boolean
}

interface Values {
  awards: readonly AwardRow[]
}

const allGroups = ''
const PERCENT = 100
const quotaKinds = ['count', 'ratio'] as const

const form: StepForm<Values> = {
  read: ({ awards }) => ({
    awards: awards.map(({ id, groupId, name, level, quotaKind, quota, isOrg, isGranted }) => ({
      key: String(id),
      id,
      name,
      level: String(level),
      quotaKind,
      isOrg,
      isGranted,
      groupId: groupId === null ? allGroups : String(groupId),
      quota: String(quotaKind === 'ratio' ? Math.round(quota * PERCENT * PERCENT) / PERCENT : quota),
    })),
  }),
  save: (calls, { awards }, seen) =>
    calls.saveAwards({
      ...seen,
      awards: awards.map(({ id, groupId, name, level, quotaKind, quota, isOrg }) => ({
        ...(id && { id }),
        groupId: groupId === allGroups ? null : Number(groupId),
        name,
        level: Number(level),
        quotaKind,
        isOrg,
        quota: quotaKind === 'ratio' ? Number(quota) / PERCENT : Number(quota),
      })),
    }),
}

interface RowProps {
  award: AwardRow
  index: number
  competition: Competition
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<AwardRow>) => void
}

function AwardFields({ award, index, competition, errorOf, onChange }: RowProps) {
  const t = useTranslate()
  return (
    <>
      <Field label={t('competitions.awards.name')} isRequired error={errorOf(`awards.${index}.name`)}>
        <TextField maxLength={40} value={award.name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field label={t('competitions.awards.level')} isRequired error={errorOf(`awards.${index}.level`)}>
        <NumberField maxLength={2} value={award.level} onChange={({ target }) => onChange({ level: target.value })} />
      </Field>
      <Field label={t('competitions.quota.group')}>
        <Select
          placeholder={t('competitions.allGroups')}
          value={award.groupId}
          options={competition.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={(groupId) => onChange({ groupId })}
        />
      </Field>
      <Field label={t('competitions.awards.kind')} isRequired>
        <Select
          placeholder={null}
          value={award.quotaKind}
          options={quotaKinds.map((value) => ({ value, label: t(`competitions.awards.${value}`) }))}
          onValueChange={(value) =>
            onChange({ quotaKind: quotaKinds.find((known) => known === value) ?? award.quotaKind })
          }
        />
      </Field>
      <Field
        label={t(award.quotaKind === 'ratio' ? 'competitions.awards.percent' : 'competitions.awards.works')}
        isRequired
        error={errorOf(`awards.${index}.quota`)}
      >
        <TextField
          inputMode="decimal"
          maxLength={6}
          value={award.quota}
          onChange={({ target }) => onChange({ quota: target.value.replaceAll(/[^\d.]/g, '') })}
        />
      </Field>
      <Checkbox
        label={t('competitions.awards.isOrg')}
        checked={award.isOrg}
        onCheckedChange={(isOrg) => onChange({ isOrg })}
      />
    </>
  )
}

/** 奖项设置. */
export function AwardsStep(props: StepProps) {
  const { competition, isReadOnly } = props
  const t = useTranslate()
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const added = (): AwardRow => ({
    key: newKey(),
    groupId: allGroups,
    name: '',
    quotaKind: 'ratio',
    quota: '10',
    isOrg: false,
    isGranted: false,
    level: String(values.awards.length + 1),
  })
  return (
    <StepFrame
      title={t('competitions.step.awards')}
      hint={t('competitions.stepHint.awards')}
      isReadOnly={isReadOnly}
      form={state}
    >
      <RowList
        label={t('competitions.awards.list')}
        rows={values.awards}
        empty={t('competitions.awards.empty')}
        addLabel={t('competitions.awards.add')}
        removeLabel={({ name }) => t('competitions.remove', { name })}
        canRemove={({ isGranted }) => !isGranted}
        isReadOnly={isReadOnly}
        onAdd={() => set({ awards: [...values.awards, added()] })}
        onRemove={(row) => set({ awards: without(values.awards, row) })}
        renderRow={(award, index) => (
          <AwardFields
            award={award}
            index={index}
            competition={competition}
            errorOf={errorOf}
            onChange={(change) => set({ awards: withChange(values.awards, award.key, change) })}
          />
        )}
      />
    </StepFrame>
  )
}
