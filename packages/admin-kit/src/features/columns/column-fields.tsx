import { Checkbox, Field, FormSection, MultiSelect, NumberField, Select, Textarea, TextField } from '@doorway/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useErrorText } from '../../forms/use-error-text'
import { useRoleOptions } from '../role-options'
import { type ColumnFormValues, nameLocales } from './column-draft'

interface FieldsProps {
  form: UseFormReturn<ColumnFormValues>
}

const kinds = ['list', 'page', 'link', 'aggregate'] as const
const levels = [0, 1, 2, 3] as const
const MAX_DAYS = 3650
// No visitor can read columns by data scope yet; a stored value of that kind stays.
const offeredReaders = ['public', 'login', 'role'] as const

/** Empty, or days as the server takes them. */
const isInterval = (typed: string) => /^[1-9]\d*$|^$/.test(typed.trim()) && Number(typed) <= MAX_DAYS

function BasicFields({ form }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, formState, control } = form
  const { errors } = formState
  return (
    <FormSection title={t('columns.form.basics')}>
      <Field label={t('columns.field.name')} isRequired error={errorText(errors.name)}>
        <TextField data-autofocus="" maxLength={100} {...register('name')} />
      </Field>
      <Field
        label={t('columns.field.code')}
        isRequired
        hint={t('columns.form.codeHint')}
        error={errorText(errors.code)}
      >
        <TextField maxLength={50} {...register('code')} />
      </Field>
      <Field label={t('columns.field.kind')} hint={t(`columns.kindHint.${form.watch('kind')}`)}>
        <Select
          placeholder={null}
          options={kinds.map((kind) => ({ value: kind, label: t(`columns.kind.${kind}`) }))}
          {...register('kind')}
        />
      </Field>
      <Field label={t('columns.field.route')} hint={t('columns.form.routeHint')} error={errorText(errors.bindRoute)}>
        <TextField maxLength={200} {...register('bindRoute')} />
      </Field>
      {(['isNav', 'isHidden'] as const).map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange } }) => (
            <Checkbox label={t(`columns.form.${name}`)} checked={value} onCheckedChange={onChange} />
          )}
        />
      ))}
    </FormSection>
  )
}

function NameFields({ form }: FieldsProps) {
  const t = useTranslate()
  return (
    <FormSection title={t('columns.form.names')}>
      {nameLocales.map((locale) => (
        <Field key={locale} label={t(`columns.locale.${locale}`)}>
          <TextField maxLength={200} {...form.register(`names.${locale}`)} />
        </Field>
      ))}
    </FormSection>
  )
}

function RoleField({ form }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const roles = useRoleOptions()
  const chosen = form.watch('visibleRoleIds')
  const known = (roles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  // Roles that this person does not see stay chosen.
  const hidden = chosen.filter((id) => known.every(({ value }) => value !== id)).map((id) => ({ value: id, label: id }))
  return (
    <Field
      label={t('columns.field.roles')}
      isRequired
      error={roles.error ? t('columns.form.rolesFailed') : errorText(form.formState.errors.visibleRoleIds)}
    >
      <Controller
        name="visibleRoleIds"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <MultiSelect options={[...known, ...hidden]} value={value} onValueChange={onChange} />
        )}
      />
    </Field>
  )
}

function PublishingFields({ form }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, formState } = form
  const readers = form.watch('visibility')
  const offered = readers === 'scope' ? ([...offeredReaders, 'scope'] as const) : offeredReaders
  return (
    <FormSection title={t('columns.form.publishing')}>
      <Field label={t('columns.field.readers')}>
        <Select
          placeholder={null}
          options={offered.map((value) => ({ value, label: t(`columns.readers.${value}`) }))}
          {...register('visibility')}
        />
      </Field>
      {readers === 'role' && <RoleField form={form} />}
      <Field label={t('columns.field.reviews')} hint={t('columns.form.reviewsHint')}>
        <Select
          placeholder={null}
          options={levels.map((level) => ({ value: String(level), label: t(`columns.reviews.levels${level}`) }))}
          {...register('reviewLevels')}
        />
      </Field>
      <Field
        label={t('columns.field.freshness')}
        hint={t('columns.form.freshnessHint')}
        error={errorText(formState.errors.freshnessDays)}
      >
        <NumberField
          maxLength={4}
          {...register('freshnessDays', {
            validate: (typed) => isInterval(typed) || t('columns.form.freshnessFormat'),
          })}
        />
      </Field>
    </FormSection>
  )
}

function SearchEngineFields({ form }: FieldsProps) {
  const t = useTranslate()
  return (
    <FormSection title={t('columns.form.seo')}>
      <Field label={t('columns.field.seoTitle')} hint={t('columns.form.seoTitleHint')} data-wide="">
        <TextField maxLength={60} {...form.register('seoTitle')} />
      </Field>
      <Field label={t('columns.field.seoDescription')} hint={t('columns.form.seoDescriptionHint')} data-wide="">
        <Textarea rows={2} maxLength={160} {...form.register('seoDescription')} />
      </Field>
    </FormSection>
  )
}

/** All fields of a column, in four groups. */
export function ColumnFields({ form }: FieldsProps) {
  return (
    <>
      <BasicFields form={form} />
      <NameFields form={form} />
      <PublishingFields form={form} />
      <SearchEngineFields form={form} />
    </>
  )
}
