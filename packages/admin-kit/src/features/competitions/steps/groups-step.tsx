import { Checkbox, Field, MultiSelect, TextField } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { entrantTypes } from '../competition-types'
import { useStageOptions } from '../../stage-options'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepProps, useStepForm } from '../use-step-form'
import { newKey, RowList, withChange, without } from './row-list'

interface GroupRow {
  key: string
  id?: number
  name: string
  gardeIds: readonly string[]
  isUsed: boolean
}

interface Values {
  userTypes: readonly string[]
  groups: readonly GroupRow[]
}

const form: StepForm<Values> = {
  read: ({ userTypes, groups }) => ({ userTypes, groups: groups.map((group) => ({ ...group, key: `${group.id}` })) }),
  save: (calls, { userTypes, groups }, seen) =>
    calls.saveGroups({
      ...seen,
      userTypes: [...userTypes],
      groups: groups.map(({ id, name, gardeIds }) => ({ ...(id && { id }), name, gardeIds: [...gardeIds] })),
    }),
}

/** 组别与对象. */
export function GroupsStep(props: StepProps) {
  const t = useTranslate()
  const { data: stages = [] } = useStageOptions()
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const change = (key: string, part: Partial<GroupRow>) => set({ groups: withChange(values.groups, key, part) })
  return (
    <StepFrame
      title={t('competitions.step.groups')}
      hint={t('competitions.stepHint.groups')}
      isReadOnly={props.isReadOnly}
      form={state}
    >
      <div className="dw-comp-checks" role="group" aria-label={t('competitions.field.userTypes')} data-wide="">
        <span className="dw-comp-label">{t('competitions.field.userTypes')}</span>
        {entrantTypes.map((type) => (
          <Checkbox
            key={type}
            label={t(`competitions.userType.t${type}`)}
            checked={values.userTypes.includes(type)}
            onCheckedChange={(isChecked) =>
              set({
                userTypes: isChecked
                  ? [...values.userTypes, type]
                  : values.userTypes.filter((chosen) => chosen !== type),
              })
            }
          />
        ))}
      </div>
      <RowList
        label={t('competitions.groups.list')}
        rows={values.groups}
        empty={t('competitions.groups.empty')}
        addLabel={t('competitions.groups.add')}
        removeLabel={({ name }) => t('competitions.remove', { name })}
        canRemove={({ isUsed }) => !isUsed}
        isReadOnly={props.isReadOnly}
        onAdd={() => set({ groups: [...values.groups, { key: newKey(), name: '', gardeIds: [], isUsed: false }] })}
        onRemove={(row) => set({ groups: without(values.groups, row) })}
        renderRow={(group, index) => (
          <>
            <Field label={t('competitions.groups.name')} isRequired error={errorOf(`groups.${index}.name`)}>
              <TextField
                maxLength={40}
                value={group.name}
                onChange={({ target }) => change(group.key, { name: target.value })}
              />
            </Field>
            <Field
              label={t('competitions.groups.stages')}
              hint={t(group.isUsed ? 'competitions.groups.used' : 'competitions.groups.stagesHint')}
            >
              <MultiSelect
                options={stages.map(({ code, name }) => ({ value: code, label: name }))}
                value={group.gardeIds}
                onValueChange={(gardeIds) => change(group.key, { gardeIds })}
              />
            </Field>
          </>
        )}
      />
    </StepFrame>
  )
}
