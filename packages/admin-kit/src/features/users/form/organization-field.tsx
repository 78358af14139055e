import { rootOrganizationId } from '@doorway/api-client/rules'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { OrganizationPicker } from '../../organizations'
import { FormField } from './form-field'
import type { UserFormValues } from './user-form.schema'

export interface OrganizationFieldProps {
  /** Name of the organisation the record came with. */
  knownName: string | null
}

/** 所属机构: a lazy tree with server search, since a province has more schools than one list can hold. */
export function OrganizationField({ knownName }: OrganizationFieldProps) {
  const t = useTranslate()
  const { control, setValue } = useFormContext<UserFormValues>()
  const leaveSchool = () => {
    for (const name of ['gradeId', 'classId', 'managedClassId'] as const) setValue(name, null, { shouldDirty: true })
  }
  return (
    <FormField name="organizationId" label={t('users.form.school')} isRequired>
      <Controller
        name="organizationId"
        control={control}
        render={({ field: { value, onChange } }) => (
          <OrganizationPicker
            label={t('users.form.school')}
            value={value}
            knownName={knownName}
            onChange={(next) => {
              // The root 机构 stands for all of them and is no organisation itself.
              if (next === rootOrganizationId) return
              if (next !== value) leaveSchool()
              onChange(next)
            }}
          />
        )}
      />
    </FormField>
  )
}
