import { Field, FormSection, MultiSelect, NumberField, Textarea, TextField } from '@doorway/ui'
import { Controller } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useErrorText } from '../../forms/use-error-text'
import { DraftDrawer } from '../../profiles/draft-drawer'
import { CourseFields } from './course-fields'
import { PictureFields } from './picture-fields'
import { schoolTags } from './profile-form'
import type { ProfileDetail } from './school-profile-types'
import { type ProfileForm, useProfileForm } from './use-profile-form'

const INTRO_ROWS = 8
const LIST_ROWS = 3

function Texts({ form: { register, formState } }: { form: ProfileForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { errors } = formState
  return (
    <FormSection title={t('schoolProfiles.section.about')}>
      <Field label={t('schoolProfiles.field.motto')} isRequired error={errorText(errors.motto)}>
        <TextField maxLength={60} {...register('motto')} />
      </Field>
      <Field label={t('schoolProfiles.field.idea')} isRequired error={errorText(errors.idea)}>
        <Textarea rows={LIST_ROWS} maxLength={300} {...register('idea')} />
      </Field>
      <Field
        className="dw-profiles-wide"
        label={t('schoolProfiles.field.intro')}
        isRequired
        hint={t('schoolProfiles.introHint')}
        error={errorText(errors.intro)}
      >
        <Textarea rows={INTRO_ROWS} maxLength={5000} {...register('intro')} />
      </Field>
    </FormSection>
  )
}

function Figures({ form: { register, formState } }: { form: ProfileForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { errors } = formState
  return (
    <FormSection title={t('schoolProfiles.section.figures')}>
      <Field label={t('schoolProfiles.field.foundedYear')} isRequired error={errorText(errors.foundedYear)}>
        <NumberField maxLength={4} {...register('foundedYear')} />
      </Field>
      <Field
        label={t('schoolProfiles.field.studentBand')}
        isRequired
        hint={t('schoolProfiles.studentHint')}
        error={errorText(errors.studentBand)}
      >
        <TextField maxLength={30} {...register('studentBand')} />
      </Field>
      <Field label={t('schoolProfiles.field.staffTotal')} error={errorText(errors.staffTotal)}>
        <NumberField maxLength={6} {...register('staffTotal')} />
      </Field>
      <Field label={t('schoolProfiles.field.staffSenior')} error={errorText(errors.staffSenior)}>
        <NumberField maxLength={6} {...register('staffSenior')} />
      </Field>
      <Field label={t('schoolProfiles.field.staffGraduate')} error={errorText(errors.staffGraduate)}>
        <NumberField maxLength={6} {...register('staffGraduate')} />
      </Field>
    </FormSection>
  )
}

function Strengths({ form: { register, control, formState } }: { form: ProfileForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { errors } = formState
  return (
    <FormSection title={t('schoolProfiles.section.strengths')}>
      <Field label={t('schoolProfiles.field.tags')}>
        <Controller
          name="tags"
          control={control}
          render={({ field: { value, onChange } }) => (
            <MultiSelect
              options={schoolTags.map((tag) => ({ value: tag, label: t(`schoolProfiles.tags.${tag}`) }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
      <Field
        label={t('schoolProfiles.field.features')}
        hint={t('schoolProfiles.lineHint')}
        error={errorText(errors.features)}
      >
        <Textarea rows={LIST_ROWS} {...register('features')} />
      </Field>
      <Field
        label={t('schoolProfiles.field.honours')}
        hint={t('schoolProfiles.lineHint')}
        error={errorText(errors.honours)}
      >
        <Textarea rows={LIST_ROWS} {...register('honours')} />
      </Field>
    </FormSection>
  )
}

function Parts({ form: { control, formState, getValues, setValue } }: { form: ProfileForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  return (
    <>
      <FormSection title={t('schoolProfiles.field.courses')}>
        <Controller
          name="courses"
          control={control}
          render={({ field: { value, onChange } }) => <CourseFields courses={value} onChange={onChange} />}
        />
      </FormSection>
      <FormSection title={t('schoolProfiles.field.pictures')}>
        <Controller
          name="pictures"
          control={control}
          render={({ field: { value } }) => (
            <PictureFields
              pictures={value}
              error={errorText(formState.errors.pictures)}
              onChange={(change) => setValue('pictures', change(getValues('pictures')), { shouldDirty: true })}
            />
          )}
        />
      </FormSection>
    </>
  )
}

export interface ProfileEditorProps {
  profile: ProfileDetail
  onClose: () => void
}

/** The form of what a school presents: saved as a draft, or submitted for review. */
export function ProfileEditor({ profile, onClose }: ProfileEditorProps) {
  const t = useTranslate()
  const form = useProfileForm(profile, onClose)
  return (
    <DraftDrawer
      title={t('schoolProfiles.what', { name: profile.schoolName })}
      description={profile.isPublic ? t('schoolProfiles.publicHint') : undefined}
      form={{ ...form, isDirty: form.formState.isDirty }}
      words={{
        save: t('schoolProfiles.action.save'),
        submit: t('schoolProfiles.action.submit'),
        overwrite: t('schoolProfiles.overwrite'),
        conflict: t('schoolProfiles.conflict'),
      }}
      onClose={onClose}
    >
      <Texts form={form} />
      <Figures form={form} />
      <Strengths form={form} />
      <Parts form={form} />
    </DraftDrawer>
  )
}
