import type { ManagedDictionaryEntry } from '@doorway/api-client'
import { dictionaryRules, dictionaryTypes, gradeDictionaryRules } from '@doorway/api-client/rules'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Field, FormSection, NumberField, Select, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { ConflictWords } from '../../forms/conflict/conflict-view'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import { useNotify } from '../../mutations/use-notify'
import { useAllEntries, useSaveEntry } from './dictionaries.queries'
import {
  entryDraft,
  entryFields,
  entryValues,
  type EntryValues,
  isGradeType,
  labelLanguages,
  storedEntry,
} from './entry-form'
import { typeText } from './type-text'

export interface EntryDialogProps {
  type: string
  /** The types that a new entry may have. */
  types: readonly string[]
  /** Null for a new one. */
  entry: ManagedDictionaryEntry | null
  /** Entries that the type has; a new one is placed after them. */
  count: number
  onClose: () => void
}

const NO_NEXT_GRADE = '0'

function useEntryForm({ type, entry, count, onClose }: EntryDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveEntry()
  const rules = isGradeType(type) ? gradeDictionaryRules : dictionaryRules
  const form = useRecordForm<EntryValues>({
    resolver: standardSchemaResolver<EntryValues, unknown, EntryValues>(rules),
    defaultValues: entryValues(type, entry, count),
    fields: entryFields,
    version: entry?.version,
    valuesOf: storedEntry,
    onSave: async (values, version) => {
      const saved = await saving.mutateAsync(entryDraft(values, entry, version))
      notify.success(t('dictionaries.saved', { name: saved.label }))
      onClose()
    },
  })
  return { ...form, isSaving: saving.isPending }
}

type EntryForm = ReturnType<typeof useEntryForm>

function SystemFields({ form, types, entry }: Pick<EntryDialogProps, 'types' | 'entry'> & { form: EntryForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={t('dictionaries.field.type')} isRequired error={errorText(errors.dicType)}>
        {entry ? (
          <TextField readOnly value={typeText(t, entry.type)} />
        ) : (
          <Select options={types.map((value) => ({ value, label: typeText(t, value) }))} {...register('dicType')} />
        )}
      </Field>
      <Field
        label={t('dictionaries.field.value')}
        isRequired
        hint={t('dictionaries.valueHint')}
        error={errorText(errors.dicValue)}
      >
        <NumberField maxLength={20} {...register('dicValue')} />
      </Field>
      <Field label={t('dictionaries.field.name')} isRequired error={errorText(errors.dicDisplay)}>
        <TextField data-autofocus="" maxLength={100} {...register('dicDisplay')} />
      </Field>
    </>
  )
}

function GradeFields({ form, entry }: Pick<EntryDialogProps, 'entry'> & { form: EntryForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { data } = useAllEntries('9')
  const { register, formState } = form
  const { errors } = formState
  const others = (data?.rows ?? []).filter(({ id, isEnabled }) => id !== entry?.id && isEnabled)
  return (
    <>
      <Field label={t('dictionaries.field.gradeName')} isRequired error={errorText(errors.dicName)}>
        <TextField data-autofocus="" maxLength={100} {...register('dicName')} />
      </Field>
      <Field label={t('dictionaries.field.gradeCode')} isRequired error={errorText(errors.dicCode)}>
        <NumberField maxLength={20} {...register('dicCode')} />
      </Field>
      <Field label={t('dictionaries.field.isEnd')} isRequired error={errorText(errors.isEnd)}>
        <Select
          options={[
            { value: '0', label: t('dictionaries.isEnd.0') },
            { value: '1', label: t('dictionaries.isEnd.1') },
          ]}
          {...register('isEnd')}
        />
      </Field>
      <Field label={t('dictionaries.field.dicUp')} isRequired error={errorText(errors.dicUp)}>
        <Select
          // Its options come later than the form; the browser then has to choose again.
          key={others.length}
          options={[
            { value: NO_NEXT_GRADE, label: t('dictionaries.noNextGrade') },
            ...others.map(({ value, label }) => ({ value, label: t('dictionaries.nextGrade', { name: label }) })),
          ]}
          {...register('dicUp')}
        />
      </Field>
    </>
  )
}

/** What the fields are called in a comparison. */
const conflictLabels = {
  dicType: 'dictionaries.field.type',
  dicValue: 'dictionaries.field.value',
  dicDisplay: 'dictionaries.field.name',
  dicName: 'dictionaries.field.gradeName',
  dicCode: 'dictionaries.field.gradeCode',
  isEnd: 'dictionaries.field.isEnd',
  dicUp: 'dictionaries.field.dicUp',
  dicOrder: 'dictionaries.field.order',
  en: 'dictionaries.language.en',
  ja: 'dictionaries.language.ja',
  ko: 'dictionaries.language.ko',
  tw: 'dictionaries.language.tw',
} as const

/** What the fields and their values are called. */
function useEntryWords(isGrade: boolean): ConflictWords<EntryValues> {
  const t = useTranslate()
  const { data } = useAllEntries(isGrade ? dictionaryTypes.grade : null)
  const nextGrade = (code: string) =>
    code === '' || code === NO_NEXT_GRADE
      ? t('dictionaries.noNextGrade')
      : t('dictionaries.nextGrade', { name: data?.rows.find(({ value }) => value === code)?.label ?? code })
  const describe = (field: keyof EntryValues, values: EntryValues) => {
    if (field === 'dicUp') return nextGrade(values.dicUp)
    if (field === 'isEnd') return t(values.isEnd === '1' ? 'dictionaries.isEnd.1' : 'dictionaries.isEnd.0')
    return values[field]
  }
  return { labels: conflictLabels, describe }
}

/** Adds or changes an entry; grades have fields of their own (section 5). */
export function EntryDialog(props: EntryDialogProps) {
  const { type, types, entry, onClose } = props
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useEntryForm(props)
  const isGrade = isGradeType(type)
  const words = useEntryWords(isGrade)
  const { register, formState } = form
  const addTitle = t(isGrade ? 'dictionaries.addGrade' : 'dictionaries.add')
  return (
    <RecordDialog
      title={entry ? t('dictionaries.edit', { name: entry.label }) : addTitle}
      what={t('dictionaries.what')}
      isDirty={formState.isDirty}
      isBusy={form.isSaving}
      failure={form.failure}
      conflict={form.conflict && <RecordConflict conflict={form.conflict} onOverwrite={form.overwrite} {...words} />}
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      onClose={onClose}
    >
      {isGrade ? <GradeFields form={form} entry={entry} /> : <SystemFields form={form} types={types} entry={entry} />}
      <Field
        label={t('dictionaries.field.order')}
        isRequired
        hint={t('dictionaries.orderHint')}
        error={errorText(formState.errors.dicOrder)}
      >
        <NumberField maxLength={6} {...register('dicOrder')} />
      </Field>
      <FormSection title={t('dictionaries.field.languages')}>
        {labelLanguages.map((language) => (
          <Field key={language} label={t(`dictionaries.language.${language}`)}>
            <TextField maxLength={100} {...register(language)} />
          </Field>
        ))}
      </FormSection>
    </RecordDialog>
  )
}
