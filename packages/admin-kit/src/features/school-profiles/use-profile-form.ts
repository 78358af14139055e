import { useRef } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import {
  lineFields,
  linesOf,
  numberFields,
  profileContent,
  profileFields,
  profileValues,
  type ProfileValues,
} from './profile-form'
import type { ProfileDetail } from './school-profile-types'
import { useSaveProfile, useSubmitProfile } from './school-profiles.queries'

/** Refuses what could not be sent; all else is for the server to say. */
function resolverOf(t: Translate): Resolver<ProfileValues> {
  return (values) => {
    const errors: FieldErrors<ProfileValues> = {}
    for (const name of ['foundedYear', 'staffTotal', 'staffSenior', 'staffGraduate'] as const) {
      const text = values[name].trim()
      const [min, max] = numberFields[name]
      if (text !== '' && (!/^\d{1,6}$/.test(text) || Number(text) < min || Number(text) > max))
        errors[name] = { type: 'number', message: t('schoolProfiles.numberError', { min, max }) }
    }
    for (const name of ['features', 'honours'] as const) {
      const lines = linesOf(values[name])
      const [count, length] = lineFields[name]
      if (lines.length > count || lines.some((line) => line.length > length))
        errors[name] = { type: 'lines', message: t('schoolProfiles.linesError', { count, length }) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** The form of what a school presents. A draft that is refused for review is saved all the same. */
export function useProfileForm(profile: ProfileDetail, onClose: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveProfile()
  const submitting = useSubmitProfile()
  const version = useRef(profile.version)
  const isForReview = useRef(false)
  const { schoolId, schoolName: name } = profile
  const form = useRecordForm<ProfileValues>({
    resolver: resolverOf(t),
    defaultValues: profileValues(profile),
    fields: profileFields,
    onSave: async (values, newer = 0) => {
      const draft = { schoolId, version: Math.max(version.current, newer), content: profileContent(values) }
      version.current = (await saving.mutateAsync(draft)).version
      form.reset(values)
      if (isForReview.current) await submitting.mutateAsync({ schoolId, version: version.current })
      notify.success(t(isForReview.current ? 'schoolProfiles.done.submit' : 'schoolProfiles.done.save', { name }))
      onClose()
    },
  })
  const submit = (isSubmitted: boolean) => {
    isForReview.current = isSubmitted
    return form.submit()
  }
  return {
    ...form,
    save: () => submit(false),
    submitForReview: () => submit(true),
    isBusy: saving.isPending || submitting.isPending,
  }
}

/** The result of {@link useProfileForm}. */
export type ProfileForm = ReturnType<typeof useProfileForm>
