import type { AppVersion } from '@doorway/api-client'
import { Checkbox, Field, FormSection, NumberField, Select, Textarea, TextField } from '@doorway/ui'
import { Controller, type FieldErrors, type Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import type { ConflictWords } from '../../forms/conflict/conflict-view'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import { useSaveAppVersion } from './app-versions.queries'
import { releaseName } from './release-name'
import {
  noteLanguages,
  numberFields,
  platforms,
  storedVersion,
  versionDraft,
  versionFields,
  versionValues,
  type VersionValues,
} from './version-form'

export interface VersionDialogProps {
  /** Null for a new one. */
  release: AppVersion | null
  onClose: () => void
}

const NOTE_ROWS = 3

/** Refuses what is no number here, since it could not be sent; all else is for the server to say. */
function resolverOf(t: Translate): Resolver<VersionValues> {
  return (values) => {
    const errors: FieldErrors<VersionValues> = {}
    for (const name of ['build', 'minBuild', 'rollout'] as const) {
      const text = values[name].trim()
      const max = numberFields[name]
      if (text !== '' && (!/^\d{1,10}$/.test(text) || Number(text) > max))
        errors[name] = { type: 'number', message: t('appVersions.numberError', { max }) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

function useVersionForm({ release, onClose }: VersionDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveAppVersion()
  const form = useRecordForm<VersionValues>({
    resolver: resolverOf(t),
    defaultValues: versionValues(release),
    fields: versionFields,
    version: release?.version,
    valuesOf: storedVersion,
    onSave: async (values, version) => {
      const saved = await saving.mutateAsync(versionDraft(values, release, version))
      notify.success(t('appVersions.saved', { name: releaseName(t, saved) }))
      onClose()
    },
  })
  return { ...form, isSaving: saving.isPending }
}

type VersionForm = ReturnType<typeof useVersionForm>

/** What a published release does not change any more. */
function Identity({ form, isFixed }: { form: VersionForm; isFixed: boolean }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={t('appVersions.platform')} isRequired error={errorText(errors.platform)}>
        <Select
          disabled={isFixed}
          options={platforms.map((value) => ({ value, label: t(`appVersions.platforms.${value}`) }))}
          {...register('platform')}
        />
      </Field>
      <div className="dw-version-pair">
        <Field
          label={t('appVersions.versionName')}
          isRequired
          hint={t('appVersions.versionHint')}
          error={errorText(errors.versionName)}
        >
          <TextField readOnly={isFixed} maxLength={20} {...register('versionName')} />
        </Field>
        <Field
          label={t('appVersions.build')}
          isRequired
          hint={t('appVersions.buildHint')}
          error={errorText(errors.build)}
        >
          <NumberField readOnly={isFixed} maxLength={10} {...register('build')} />
        </Field>
      </div>
      <Field label={t('appVersions.url')} isRequired error={errorText(errors.url)}>
        <TextField readOnly={isFixed} inputMode="url" maxLength={500} {...register('url')} />
      </Field>
    </>
  )
}

function Delivery({ form }: { form: VersionForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="dw-version-pair">
        <Field
          label={t('appVersions.minBuild')}
          hint={t('appVersions.minBuildHint')}
          error={errorText(errors.minBuild)}
        >
          <NumberField maxLength={10} {...register('minBuild')} />
        </Field>
        <Field label={t('appVersions.rollout')} hint={t('appVersions.rolloutHint')} error={errorText(errors.rollout)}>
          <NumberField maxLength={3} {...register('rollout')} />
        </Field>
      </div>
      <Controller
        name="isForced"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={t('appVersions.isForced')}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      />
    </>
  )
}

/** What the fields and their values are called; the notes are one value, each language on a line. */
const conflictWords: ConflictWords<VersionValues> = {
  labels: {
    platform: 'appVersions.platform',
    versionName: 'appVersions.versionName',
    build: 'appVersions.build',
    url: 'appVersions.url',
    minBuild: 'appVersions.minBuild',
    rollout: 'appVersions.rollout',
    isForced: 'appVersions.isForced',
    notes: 'appVersions.notes',
  },
  describe: (field, values) => {
    if (field !== 'notes') return values[field]
    return noteLanguages.flatMap((language) => values.notes[language] || []).join('\n')
  },
}

/** Adds a draft or changes a release, as far as its state allows. */
export function VersionDialog(props: VersionDialogProps) {
  const { release, onClose } = props
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useVersionForm(props)
  const { register, formState } = form
  const isFixed = release?.state === 'published'
  return (
    <RecordDialog
      title={release ? t('appVersions.edit', { name: releaseName(t, release) }) : t('appVersions.add')}
      what={t('appVersions.what')}
      isDirty={formState.isDirty}
      isBusy={form.isSaving}
      failure={form.failure}
      conflict={
        form.conflict && <RecordConflict conflict={form.conflict} onOverwrite={form.overwrite} {...conflictWords} />
      }
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      onClose={onClose}
    >
      {isFixed && <p>{t('appVersions.fixedHint')}</p>}
      <Identity form={form} isFixed={isFixed} />
      <Delivery form={form} />
      <FormSection title={t('appVersions.notes')}>
        {noteLanguages.map((language) => (
          <Field
            key={language}
            label={t(`appVersions.languages.${language}`)}
            error={errorText(formState.errors.notes?.[language])}
          >
            <Textarea rows={NOTE_ROWS} maxLength={2000} {...register(`notes.${language}`)} />
          </Field>
        ))}
      </FormSection>
    </RecordDialog>
  )
}
