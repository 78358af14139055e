import { Checkbox, Combobox, Field, Select, Textarea, TextField } from '@doorway/ui'
import { Controller, type FieldErrors, type Resolver, useWatch } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import { useStageOptions } from '../stage-options'
import { useCompetition, useEnterPerson, useSearchPeople } from './behalf-entries.queries'
import { behalfFields, type BehalfValues, draftOf, emptyValues, membersOf } from './behalf-form'

interface OpenCompetition {
  id: number
  name: string
  stage: string
}

export interface BehalfDialogProps {
  /** All other competitions; those whose sign-up is open may be chosen. */
  competitions: readonly OpenCompetition[]
  onClose: () => void
}

const TOPIC_MAX = 100
const MEMBERS_MAX = 1_000

const requiredFields = ['competitionId', 'groupId', 'gardeId', 'courseId', 'topic'] as const

/** Refuses what is missing or cannot be read; the rules of the competition are for the server to apply. */
const resolverOf =
  (t: Translate): Resolver<BehalfValues> =>
  (values) => {
    const errors: FieldErrors<BehalfValues> = {}
    const fault = (message: string) => ({ type: 'required', message })
    for (const name of requiredFields) if (values[name].trim() === '') errors[name] = fault(t('behalfEntries.required'))
    if (values.person === null) errors.person = fault(t('behalfEntries.required'))
    for (const [name, role] of [
      ['coauthors', 'coauthor'],
      ['instructors', 'instructor'],
    ] as const)
      if (!membersOf(values[name], role)) errors[name] = fault(t('behalfEntries.memberFault'))
    if (!values.isAgreed) errors.isAgreed = fault(t('behalfEntries.agreeFault'))
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

function useBehalfForm({ competitions, onClose }: BehalfDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const entering = useEnterPerson()
  const open = competitions.filter(({ stage }) => stage === 'signup')
  const [only, ...others] = open
  const form = useRecordForm<BehalfValues>({
    resolver: resolverOf(t),
    defaultValues: emptyValues(only && others.length === 0 ? String(only.id) : ''),
    fields: behalfFields,
    onSave: async (values) => {
      if (!competition.data) return
      const { applicantName: name, receiptNo } = await entering.mutateAsync(
        draftOf(values, competition.data.promise.version),
      )
      notify.success(t('behalfEntries.added', { name, receipt: String(receiptNo) }))
      onClose()
    },
  })
  const chosen = useWatch({ control: form.control, name: 'competitionId' })
  const competition = useCompetition(chosen === '' ? null : Number(chosen))
  return { ...form, open, competition: competition.data, isSaving: entering.isPending }
}

type BehalfForm = ReturnType<typeof useBehalfForm>

/** The competition, and a person of the school whom it is for. */
function PersonFields({ form }: { form: BehalfForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const searchPeople = useSearchPeople()
  const { control, formState, open, competition, setValue, getValues } = form
  const { errors } = formState
  const changeCompetition = (competitionId: string) => {
    const { topic } = getValues()
    for (const [name, value] of Object.entries({ ...emptyValues(competitionId), topic }))
      setValue(behalfFields.find((known) => known === name) ?? 'topic', value, { shouldDirty: true })
  }
  const search = async (keyword: string, signal: AbortSignal) => {
    const people = competition ? await searchPeople(competition.id, keyword, signal) : []
    return people.map(({ id, name, username, hasEntry }) => ({
      value: String(id),
      label: t(hasEntry ? 'behalfEntries.entered' : 'behalfEntries.person', { name, username }),
    }))
  }
  return (
    <>
      <Field
        label={t('behalfEntries.field.competition')}
        isRequired
        error={errorText(errors.competitionId)}
        data-wide=""
      >
        <Controller
          name="competitionId"
          control={control}
          render={({ field: { value } }) => (
            <Select
              value={value}
              options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
              onValueChange={changeCompetition}
            />
          )}
        />
      </Field>
      {open.length === 0 && <p className="dw-behalf-note">{t('behalfEntries.noneOpen')}</p>}
      <Field
        label={t('behalfEntries.field.person')}
        isRequired
        hint={t('behalfEntries.personHint')}
        error={errorText(errors.person)}
        data-wide=""
      >
        <Controller
          name="person"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Combobox
              key={competition?.id}
              disabled={!competition}
              value={value}
              search={search}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
    </>
  )
}

/** Group, stage and subject; each narrows the next. */
function GroupFields({ form }: { form: BehalfForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { control, formState, competition, setValue } = form
  const { data: stages = [] } = useStageOptions()
  const [groupId, gardeId, courseId] = useWatch({ control, name: ['groupId', 'gardeId', 'courseId'] })
  const { errors } = formState
  const groups = competition?.groups ?? []
  const group = groups.find(({ id }) => String(id) === groupId)
  const allowed = stages.filter(({ code }) => group && (group.gardeIds.length === 0 || group.gardeIds.includes(code)))
  const subjects = allowed.find(({ code }) => code === gardeId)?.subjects ?? []
  const optionOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })
  const set = (values: Partial<Pick<BehalfValues, 'groupId' | 'gardeId' | 'courseId'>>) => {
    for (const name of ['groupId', 'gardeId', 'courseId'] as const) {
      const value = values[name]
      if (value !== undefined) setValue(name, value, { shouldDirty: true })
    }
  }
  const choose = (value: string) => {
    const next = groups.find(({ id }) => String(id) === value)
    const [stage = '', ...more] = next ? next.gardeIds : []
    set({ groupId: value, gardeId: more.length === 0 ? stage : '', courseId: '' })
  }
  return (
    <>
      <Field label={t('behalfEntries.field.group')} isRequired error={errorText(errors.groupId)}>
        <Select
          disabled={!competition}
          value={groupId}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={choose}
        />
      </Field>
      <Field label={t('behalfEntries.field.stage')} isRequired error={errorText(errors.gardeId)}>
        <Select
          disabled={allowed.length === 0}
          value={gardeId}
          options={allowed.map(optionOf)}
          onValueChange={(value) => set({ gardeId: value, courseId: '' })}
        />
      </Field>
      <Field label={t('behalfEntries.field.subject')} isRequired error={errorText(errors.courseId)}>
        <Select
          disabled={subjects.length === 0}
          value={courseId}
          options={subjects.map(optionOf)}
          onValueChange={(value) => set({ courseId: value })}
        />
      </Field>
    </>
  )
}

/** Co-authors and instructors, where the competition allows them. */
function MemberFields({ form }: { form: BehalfForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, formState, competition } = form
  const limits = competition?.limits
  return (['coauthors', 'instructors'] as const).flatMap((name) => {
    const max = limits ? limits[name] : 0
    return max === 0
      ? []
      : [
          <Field
            key={name}
            label={t(`behalfEntries.field.${name}`)}
            hint={t('behalfEntries.membersHint', { max })}
            error={errorText(formState.errors[name])}
            data-wide=""
          >
            <Textarea rows={max} maxLength={MEMBERS_MAX} {...register(name)} />
          </Field>,
        ]
  })
}

/** Enters a person of the school; the entry is submitted at once. */
export function BehalfDialog(props: BehalfDialogProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useBehalfForm(props)
  const { register, control, formState, competition } = form
  const { errors } = formState
  return (
    <RecordDialog
      size="m"
      title={t('behalfEntries.add')}
      what={t('behalfEntries.what')}
      isDirty={formState.isDirty}
      isBusy={form.isSaving}
      failure={form.failure}
      onSubmit={form.submit}
      submitLabel={t('behalfEntries.submit')}
      onClose={props.onClose}
    >
      <div className="dw-behalf-fields">
        <PersonFields form={form} />
        <GroupFields form={form} />
        <Field label={t('behalfEntries.field.topic')} isRequired error={errorText(errors.topic)} data-wide="">
          <TextField maxLength={TOPIC_MAX} {...register('topic')} />
        </Field>
        <MemberFields form={form} />
        {competition && (
          <div data-wide="">
            <Controller
              name="isAgreed"
              control={control}
              render={({ field: { value, onChange } }) => (
                <Checkbox
                  checked={value}
                  label={t('behalfEntries.agree', { version: competition.promise.version })}
                  onCheckedChange={onChange}
                />
              )}
            />
            {errors.isAgreed && (
              <p className="dw-behalf-fault" role="alert">
                {errorText(errors.isAgreed)}
              </p>
            )}
          </div>
        )}
      </div>
    </RecordDialog>
  )
}
