import { Field, NumberField, Select } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { useCan } from '../../../session/use-session'
import { OrganizationPicker } from '../../organizations'
import { type Competition, quotaLevels } from '../competition-types'
import { competitionCodes } from '../competitions.codes'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepProps, useStepForm } from '../use-step-form'
import { newKey, RowList, withChange, without } from './row-list'

interface QuotaRow {
  key: string
  groupId: string
  level: Competition['quotas'][number]['level']
  orgId: number | null
  orgName: string | null
  quota: string
  used: number
}

interface Values {
  quotas: readonly QuotaRow[]
}

const allGroups = ''

const form: StepForm<Values> = {
  read: ({ quotas }) => ({
    quotas: quotas.map(({ groupId, level, orgId, orgName, quota, used }) => ({
      key: `${groupId}/${level}/${orgId}`,
      groupId: groupId === null ? allGroups : String(groupId),
      level,
      orgId,
      orgName,
      quota: String(quota),
      used,
    })),
  }),
  save: (calls, { quotas }, seen) =>
    calls.saveQuota({
      ...seen,
      quotas: quotas.flatMap(({ groupId, level, orgId, quota }) =>
        orgId === null || orgId === 0
          ? []
          : [{ groupId: groupId === allGroups ? null : Number(groupId), level, orgId, quota: Number(quota) }],
      ),
    }),
}

interface RowProps {
  quota: QuotaRow
  index: number
  competition: Competition
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<QuotaRow>) => void
}

function QuotaFields({ quota, index, competition, errorOf, onChange }: RowProps) {
  const t = useTranslate()
  return (
    <>
      <Field label={t('competitions.field.level')} isRequired>
        <Select
          placeholder={null}
          disabled={quota.used > 0}
          value={quota.level}
          options={quotaLevels.map((value) => ({ value, label: t(`competitions.level.${value}`) }))}
          onValueChange={(value) => onChange({ level: quotaLevels.find((known) => known === value) ?? quota.level })}
        />
      </Field>
      <Field label={t('competitions.quota.unit')} isRequired error={errorOf(`quotas.${index}.orgId`)}>
        <OrganizationPicker
          label={t('competitions.quota.unit')}
          value={quota.orgId}
          knownName={quota.orgName}
          onChange={(orgId) => onChange({ orgId })}
        />
      </Field>
      <Field label={t('competitions.quota.group')}>
        <Select
          disabled={quota.used > 0}
          placeholder={t('competitions.allGroups')}
          value={quota.groupId}
          options={competition.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={(groupId) => onChange({ groupId })}
        />
      </Field>
      <Field
        label={t('competitions.quota.count')}
        isRequired
        hint={t('competitions.quota.used', { used: quota.used })}
        error={errorOf(`quotas.${index}.quota`)}
      >
        <NumberField maxLength={5} value={quota.quota} onChange={({ target }) => onChange({ quota: target.value })} />
      </Field>
    </>
  )
}

/** 级别与名额. */
export function QuotaStep(props: StepProps) {
  const { competition } = props
  const t = useTranslate()
  const can = useCan()
  const isReadOnly = props.isReadOnly || !can(competitionCodes.editQuota)
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const added = (): QuotaRow => {
    return { key: newKey(), groupId: allGroups, level: 'county', orgId: null, orgName: null, quota: '10', used: 0 }
  }
  return (
    <StepFrame
      title={t('competitions.step.quota')}
      hint={t('competitions.stepHint.quota')}
      isReadOnly={isReadOnly}
      form={state}
    >
      <RowList
        label={t('competitions.quota.list')}
        rows={values.quotas}
        empty={t('competitions.quota.empty')}
        addLabel={t('competitions.quota.add')}
        removeLabel={({ orgName }) => t('competitions.remove', { name: orgName ?? t('competitions.quota.unit') })}
        canRemove={({ used }) => used === 0}
        isReadOnly={isReadOnly}
        onAdd={() => set({ quotas: [...values.quotas, added()] })}
        onRemove={(row) => set({ quotas: without(values.quotas, row) })}
        renderRow={(quota, index) => (
          <QuotaFields
            quota={quota}
            index={index}
            competition={competition}
            errorOf={errorOf}
            onChange={(change) => set({ quotas: withChange(values.quotas, quota.key, change) })}
          />
        )}
      />
    </StepFrame>
  )
}
