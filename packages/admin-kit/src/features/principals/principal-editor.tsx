import { Combobox, Field, FormSection, Textarea, TextField } from '@doorway/ui'
import { Controller } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { BodyField } from '../../forms/body-field'
import { useErrorText } from '../../forms/use-error-text'
import { DraftDrawer } from '../../profiles/draft-drawer'
import { PhotoField } from './photo-field'
import type { PrincipalDetail } from './principal-types'
import { useSchoolSearch } from './principals.queries'
import { type PrincipalForm, usePrincipalForm } from './use-principal-form'

const ROWS = 3

function Person({ form: { register, control, formState } }: { form: PrincipalForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const findSchools = useSchoolSearch()
  const { errors } = formState
  return (
    <FormSection title={t('principals.section.about')}>
      <Field label={t('principals.field.name')} isRequired error={errorText(errors.name)}>
        <TextField maxLength={50} {...register('name')} />
      </Field>
      <Controller
        name="schoolId"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field
            label={t('principals.field.school')}
            isRequired
            hint={t('principals.schoolHint')}
            error={errorText(errors.schoolId)}
          >
            <Combobox search={findSchools} value={value} onValueChange={onChange} />
          </Field>
        )}
      />
      <Field label={t('principals.field.title')} isRequired error={errorText(errors.title)} data-wide="">
        <TextField maxLength={100} {...register('title')} />
      </Field>
      <Field label={t('principals.field.summary')} isRequired error={errorText(errors.summary)}>
        <Textarea rows={ROWS} maxLength={300} {...register('summary')} />
      </Field>
      <Field label={t('principals.field.honours')} hint={t('principals.lineHint')} error={errorText(errors.honours)}>
        <Textarea rows={ROWS} {...register('honours')} />
      </Field>
    </FormSection>
  )
}

function Texts({ form: { control, formState } }: { form: PrincipalForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const hints = { lines: t('principals.bodyHint'), source: t('principals.sourceHint') }
  return (
    <FormSection title={t('principals.section.texts')}>
      <Controller
        name="resumeHtml"
        control={control}
        render={({ field: { value, onChange } }) => (
          <BodyField
            label={t('principals.field.resume')}
            isRequired
            html={value}
            hints={hints}
            error={errorText(formState.errors.resumeHtml)}
            onChange={onChange}
          />
        )}
      />
      <Controller
        name="ideasHtml"
        control={control}
        render={({ field: { value, onChange } }) => (
          <BodyField
            label={t('principals.field.ideas')}
            html={value}
            hints={hints}
            error={errorText(formState.errors.ideasHtml)}
            onChange={onChange}
          />
        )}
      />
    </FormSection>
  )
}

export interface PrincipalEditorProps {
  /** Null for a new one. */
  principal: PrincipalDetail | null
  /** Gets the id of what was saved. */
  onClose: (id?: number) => void
}

/** The form of a principal's profile: saved as a draft, or submitted for review. */
export function PrincipalEditor({ principal, onClose }: PrincipalEditorProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const form = usePrincipalForm(principal, onClose)
  const { control, formState } = form
  return (
    <DraftDrawer
      title={principal ? t('principals.what', { name: principal.name }) : t('principals.add')}
      description={principal?.isPublic ? t('principals.publicHint') : undefined}
      form={{ ...form, isDirty: formState.isDirty }}
      words={{
        save: t('principals.action.save'),
        submit: t('principals.action.submit'),
        overwrite: t('principals.overwrite'),
        conflict: t('principals.conflict'),
      }}
      onClose={() => onClose()}
    >
      <Person form={form} />
      <FormSection title={t('principals.field.photo')}>
        <Controller
          name="photoFileId"
          control={control}
          render={({ field: { value, onChange } }) => (
            <PhotoField photo={value} error={errorText(formState.errors.photoFileId)} onChange={onChange} />
          )}
        />
      </FormSection>
      <Texts form={form} />
    </DraftDrawer>
  )
}
