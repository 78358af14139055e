import { limits } from '@doorway/api-client/rules'
import { Button, FormSection, IconButton, TextField } from '@doorway/ui'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import { emptyParent, type UserFormValues } from './user-form.schema'

interface ParentFieldsProps {
  place: number
  onRemove: () => void
}

function ParentFields({ place, onRemove }: ParentFieldsProps) {
  const t = useTranslate()
  const { register, getValues } = useFormContext<UserFormValues>()
  const number = place + 1
  const isStored = getValues(`parents.${place}.id`) !== null
  return (
    <FormSection
      className="dw-user-parent"
      title={t('users.form.parent', { number })}
      actions={
        <IconButton icon="delete" size="s" label={t('users.form.removeParent', { number })} onClick={onRemove} />
      }
    >
      <FormField name={`parents.${place}.name`} label={t('users.form.name')} isRequired>
        <TextField {...register(`parents.${place}.name`)} />
      </FormField>
      <FormField name={`parents.${place}.relation`} label={t('users.form.relation')}>
        <TextField {...register(`parents.${place}.relation`)} />
      </FormField>
      <FormField name={`parents.${place}.username`} label={t('users.form.username')} isRequired>
        <TextField
          readOnly={isStored}
          autoCapitalize="none"
          spellCheck={false}
          {...register(`parents.${place}.username`)}
        />
      </FormField>
      <FormField name={`parents.${place}.mobile`} label={t('users.form.mobile')}>
        <TextField inputMode="tel" {...register(`parents.${place}.mobile`)} />
      </FormField>
      <FormField name={`parents.${place}.idCard`} label={t('users.form.idCard')}>
        <TextField {...register(`parents.${place}.idCard`)} />
      </FormField>
    </FormSection>
  )
}

/** 家长信息: the parent records of a student (section 2). */
export function ParentsSection() {
  const t = useTranslate()
  const { control } = useFormContext<UserFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'parents', keyName: 'key' })
  return (
    <section className="dw-user-parents" aria-label={t('users.form.parents')}>
      {fields.map(({ key }, place) => (
        <ParentFields key={key} place={place} onRemove={() => remove(place)} />
      ))}
      {fields.length < limits.parentsMax && (
        <Button icon="plus" onClick={() => append(emptyParent)}>
          {t('users.form.addParent')}
        </Button>
      )}
    </section>
  )
}
